import { useSession } from '@clinic/kit/session'
import { Alert, Anchor } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { useShellTranslation } from '../texts'

/** Tells the super user on every page that a new version of the terms or the processor agreement waits to be accepted (LAW-050). */
export function AgreementAlert() {
  const t = useShellTranslation()
  const pending = useSession()?.pending_agreements ?? []
  if (pending.length === 0) return null
  const titles = pending.map((document) => t(`documents.legal.${document}`)).join(', ')
  return (
    <Alert color="yellow" role="status" mb="md" title={t('documents.pendingTitle')}>
      {t('documents.pendingBody', { titles })}{' '}
      <Anchor component={Link} to="/settings/documents" inherit>
        {t('documents.pendingLink')}
      </Anchor>
    </Alert>
  )
}
