ALTER TABLE receipt_line DROP CONSTRAINT receipt_line_sums_check
;;
ALTER TABLE receipt_line ADD CONSTRAINT receipt_line_sums_check CHECK (quantity >= 0 AND total = gross - discount - share AND total >= 0)
