ALTER TABLE membership ADD COLUMN booking_description_en VARCHAR(2000) DEFAULT '' NOT NULL
;;
ALTER TABLE membership ADD COLUMN booking_description_sv VARCHAR(2000) DEFAULT '' NOT NULL
