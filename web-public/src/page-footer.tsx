import { useLanguage } from '@clinic/kit/lite'
import { getClinicOfPath } from './clinic-path'
import { useTranslation } from './texts'

/** The last line of every public page: the accessibility statement, with the clinic of the page (LAW-053). */
export function PageFooter() {
  const t = useTranslation()
  const language = useLanguage()
  const companyId = getClinicOfPath(window.location.pathname)
  const path = ['/public/accessibility', companyId].filter(Boolean).join('/')
  return (
    <footer className="page-footer">
      <a href={`${path}?lang=${language}`}>{t('accessibility')}</a>
    </footer>
  )
}
