import { DescriptionItem, DescriptionList } from '@clinic/kit/components'
import { paths } from '@clinic/kit/contract'
import { useLanguage } from '@clinic/kit/i18n'
import { useHasPermission } from '@clinic/kit/session'
import { Anchor, Page, Text } from '@clinic/kit/ui'
import { Link } from 'react-router'
import { version } from '../../../package.json'
import { getHelp } from '../../help'
import { useShellTranslation } from '../../texts'

/** The version of the service, its licence, and where its terms and its support are (PLT-082). */
export function AboutScreen() {
  const t = useShellTranslation()
  const language = useLanguage()
  const canWriteSupport = useHasPermission('support.write')
  return (
    <Page title={t('about.title')} help={getHelp('about')} isNarrow>
      <Text>{t('about.text')}</Text>
      <DescriptionList>
        <DescriptionItem label={t('about.version')}>{version}</DescriptionItem>
        <DescriptionItem label={t('about.licence')}>Apache License 2.0</DescriptionItem>
        <DescriptionItem label={t('about.terms')}>
          <Anchor href={`/public/terms?lang=${language}`} target="_blank" rel="noreferrer">
            {t('about.readTerms')}
          </Anchor>
        </DescriptionItem>
        <DescriptionItem label={t('guide.title')}>
          <Anchor component={Link} to={paths.guide()}>
            {t('guide.open')}
          </Anchor>
        </DescriptionItem>
        {canWriteSupport && (
          <DescriptionItem label={t('support.title')}>
            <Anchor component={Link} to="/support">
              {t('about.writeToSupport')}
            </Anchor>
          </DescriptionItem>
        )}
      </DescriptionList>
    </Page>
  )
}
