ALTER TABLE register ADD COLUMN receipt_paper VARCHAR(9) DEFAULT 'a4' NOT NULL
;;
ALTER TABLE register ADD CONSTRAINT register_receipt_paper_check CHECK (receipt_paper IN ('a4', 'roll_80mm'))
