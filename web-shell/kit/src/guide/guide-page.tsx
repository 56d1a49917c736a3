import { translateClientTerm, useLanguage } from '@clinic/kit/i18n'
import { useSession } from '@clinic/kit/session'
import { Anchor, Code, createHelp, List, Page, Stack, Tabs, Text, Title } from '@clinic/kit/ui'
import { Link, useSearchParams } from 'react-router'
import { GUIDE_SECTIONS, type GuideRole, guides, parseStep, type StepPart } from './guides'

const getHelp = createHelp('guide', () => import('./texts/help'))

const isPrescriberPath = (path: string) => path.startsWith('/prescription')

/** A part of a step. A page of the other portal, which has a sign-in of its own, is named by its address. */
function Part({ part: { text, path, isBold } }: { part: StepPart }) {
  const isPrescriber = useSession()?.area === 'prescriber'
  const label = translateClientTerm(text)
  const content = isBold ? <strong>{label}</strong> : label
  if (path === undefined) return content
  if (isPrescriberPath(path) !== isPrescriber)
    return (
      <>
        {content} <Code>{path}</Code>
      </>
    )
  return (
    <Anchor component={Link} to={path} inherit underline="always">
      {content}
    </Anchor>
  )
}

function Step({ step }: { step: string }) {
  return parseStep(step).map((part) => <Part key={part.id} part={part} />)
}

/** One role's guide: who it is for, the first day, a normal day, and what to do when something is wrong. */
function GuideArticle({ role }: { role: GuideRole }) {
  const texts = guides[useLanguage()]
  const guide = texts[role]
  return (
    <Stack component="article" gap="lg" maw={720} aria-label={guide.role}>
      <Title order={2}>{guide.role}</Title>
      <Text>{translateClientTerm(guide.about)}</Text>
      {GUIDE_SECTIONS.map((section) => (
        <Stack key={section} component="section" gap="xs">
          <Title order={3}>{texts.sections[section]}</Title>
          <List type={section === 'problems' ? 'unordered' : 'ordered'} spacing="xs">
            {guide[section].map((step) => (
              <List.Item key={step}>
                <Step step={step} />
              </List.Item>
            ))}
          </List>
        </Stack>
      ))}
    </Stack>
  )
}

function GuideTabs({ roles }: { roles: GuideRole[] }) {
  const texts = guides[useLanguage()]
  const [params, setParams] = useSearchParams()
  const opened = roles.find((role) => role === params.get('role')) ?? (roles[0] as GuideRole)
  return (
    <Tabs value={opened} onChange={(role) => setParams(role && role !== roles[0] ? { role } : {}, { replace: true })} keepMounted={false}>
      <Tabs.List mb="lg" aria-label={texts.roles}>
        {roles.map((role) => (
          <Tabs.Tab key={role} value={role}>
            {texts[role].role}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {roles.map((role) => (
        <Tabs.Panel key={role} value={role}>
          <GuideArticle role={role} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** The guides of these roles, the first one opened; the address keeps the choice (USE-013). */
export function GuidePage({ roles }: { roles: [GuideRole, ...GuideRole[]] }) {
  const texts = guides[useLanguage()]
  return (
    <Page title={texts.title} help={getHelp('guides')}>
      {roles.length > 1 ? <GuideTabs roles={roles} /> : <GuideArticle role={roles[0]} />}
    </Page>
  )
}
