import { Page } from '@clinic/kit/ui'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'
import { CompanyDocuments } from './company-documents'
import { LegalDocuments } from './legal-documents'

/** The service's legal documents and the company's own, for administrators (PLT-055, PLT-059). */
export function DocumentsScreen() {
  const t = useShellTranslation()
  return (
    <Page title={t('documents.title')} help={getHelp('documents')} isNarrow>
      <LegalDocuments />
      <CompanyDocuments />
    </Page>
  )
}
