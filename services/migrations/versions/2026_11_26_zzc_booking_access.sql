ALTER TABLE booking_flow ADD COLUMN managed_booking_id UUID
;;
ALTER TABLE booking_flow ADD CONSTRAINT booking_flow_company_id_managed_booking_id_fkey FOREIGN KEY(company_id, managed_booking_id) REFERENCES booking (company_id, id)
