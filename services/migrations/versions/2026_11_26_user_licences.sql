ALTER TABLE membership ADD COLUMN profession VARCHAR(20) DEFAULT '' NOT NULL
;;
ALTER TABLE membership ADD COLUMN licence_number VARCHAR(20) DEFAULT '' NOT NULL
;;
ALTER TABLE membership ADD COLUMN specialist_competence VARCHAR(80) DEFAULT '' NOT NULL
;;
ALTER TABLE membership ADD COLUMN licence_checked_on DATE
;;
ALTER TABLE membership ADD COLUMN licence_checked_by UUID
;;
ALTER TABLE membership ADD CONSTRAINT membership_profession_check CHECK (profession IN ('', 'doctor', 'dentist', 'nurse', 'midwife', 'dental_hygienist', 'physiotherapist', 'assistant_nurse', 'skin_therapist', 'other'))
;;
ALTER TABLE membership ADD CONSTRAINT membership_licence_check_check CHECK (licence_checked_on IS NULL OR (licence_number <> '' AND licence_checked_by IS NOT NULL))
