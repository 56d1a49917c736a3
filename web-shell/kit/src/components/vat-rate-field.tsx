import { type FieldProps, SelectField } from '@clinic/kit/forms'

/** The rates of Swedish VAT, in hundredths of a percent as on the wire; 0 is that of health care. */
const rates = [2500, 1200, 600, 0].map((value) => ({ value, label: `${value / 100} %` }))

/** Chooses the VAT rate that a price includes. */
export function VatRateField(props: FieldProps) {
  return <SelectField {...props} options={rates} />
}
