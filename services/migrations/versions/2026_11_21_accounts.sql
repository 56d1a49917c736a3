ALTER TABLE membership DROP CONSTRAINT membership_role_check
;;
ALTER TABLE membership ADD CONSTRAINT membership_role_check CHECK (role IN ('super_admin', 'admin', 'user', 'accountant'))
;;
ALTER TABLE membership ADD COLUMN is_management_on BOOLEAN NOT NULL DEFAULT TRUE
;;
ALTER TABLE membership ALTER COLUMN is_management_on DROP DEFAULT
