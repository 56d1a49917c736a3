ALTER TABLE membership ADD COLUMN street_address VARCHAR(120) DEFAULT '' NOT NULL
;;
ALTER TABLE membership ADD COLUMN zip_code VARCHAR(12) DEFAULT '' NOT NULL
;;
ALTER TABLE membership ADD COLUMN city VARCHAR(80) DEFAULT '' NOT NULL
;;
ALTER TABLE membership ADD COLUMN state VARCHAR(80) DEFAULT '' NOT NULL
;;
ALTER TABLE membership ADD COLUMN country VARCHAR(2) DEFAULT '' NOT NULL
;;
ALTER TABLE membership ADD COLUMN personal_id VARCHAR(20) DEFAULT '' NOT NULL
;;
ALTER TABLE user_session ADD COLUMN user_agent VARCHAR(300) DEFAULT '' NOT NULL
;;
ALTER TABLE user_session ADD COLUMN ip_address VARCHAR(45) DEFAULT '' NOT NULL
;;
CREATE INDEX user_session_history_idx ON user_session (identity_id, created_at)
