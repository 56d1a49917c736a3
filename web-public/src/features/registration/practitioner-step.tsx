import { Step } from '@clinic/kit/lite'
import { setUrlParams } from '../../url-state'
import type { RegistrationClinic } from './registration.api'
import { useRegistrationTranslation } from './texts'

export const ANY_PRACTITIONER = 'any'

/** The first step: whom the visitor wants to see, or nobody in particular. */
export function PractitionerStep({ clinic }: { clinic: RegistrationClinic }) {
  const t = useRegistrationTranslation()
  const choose = (practitioner: string) => setUrlParams({ practitioner, step: 'details' })
  return (
    <Step name="practitioner" title={t('practitioner.title')} intro={t('practitioner.lead')}>
      <ul className="choices">
        {clinic.practitioners.map(({ id, name, title }) => (
          <li key={id}>
            <button type="button" className="choice" onClick={() => choose(id)}>
              <span className="choice-main">
                <span className="choice-name">{name}</span>
                {title && <span className="choice-help">{title}</span>}
              </span>
              <span aria-hidden="true">›</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="choice" onClick={() => choose(ANY_PRACTITIONER)}>
            <span className="choice-main">
              <span className="choice-name">{t('practitioner.any')}</span>
            </span>
            <span aria-hidden="true">›</span>
          </button>
        </li>
      </ul>
    </Step>
  )
}
