import './forms.css'
import { RichTextView } from '@clinic/kit/editor'
import { useLanguage } from '@clinic/kit/i18n'
import { Text } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { type Answers, localized, localizedBody, optionName, type Question, type YesNoWithText } from './questions'
import { useFormsTranslation } from './texts'

interface Props {
  questions: readonly Question[]
  answers: Answers
  files: readonly { id: string; name: string; url: string; thumb_url: string }[]
}

/** Questions as they were asked, each with its answer. */
export function AnswersView({ questions, answers, files }: Props) {
  const language = useLanguage()
  return (
    <ul className="record-answers">
      {questions.map((question) =>
        question.type === 'html_editor' ? (
          <li key={question.id}>
            <RichTextView doc={localizedBody(question, language)} />
          </li>
        ) : (
          <li key={question.id}>
            <Text c="dimmed" size="sm">
              {localized(question.text_en, question.text_sv, language)}
            </Text>
            <div className="record-answer">
              <Answer question={question} value={answers[question.id]} files={files} />
            </div>
          </li>
        ),
      )}
    </ul>
  )
}

function Answer({ question, value, files }: { question: Question; value: unknown; files: Props['files'] }): ReactNode {
  const t = useFormsTranslation()
  const language = useLanguage()
  const yesNo = (answer: unknown) => t(answer ? 'client.yes' : 'client.no')
  if (value === undefined || value === null) return <Text c="dimmed">{t('client.noAnswer')}</Text>
  switch (question.type) {
    case 'rich_text':
      return <RichTextView doc={value as never} />
    case 'file_upload':
      return <Files files={files.filter(({ id }) => (value as string[]).includes(id))} />
    case 'yes_no':
      return yesNo(value)
    case 'yes_no_textbox': {
      const { value: answer, more } = value as YesNoWithText
      return more ? `${yesNo(answer)}\n${more}` : yesNo(answer)
    }
    case 'linear_scale':
      return `${value} (${question.scale_min}–${question.scale_max})`
    case 'dropdown':
    case 'choices':
      return optionName(question, value, language)
    case 'checkboxes':
      return (value as string[]).map((id) => optionName(question, id, language)).join('\n')
    default:
      return String(value)
  }
}

export function Files({ files }: { files: Props['files'] }) {
  return (
    <div className="record-thumbs">
      {files.map((file) => (
        <a key={file.id} href={file.url} target="_blank" rel="noopener noreferrer">
          <img src={file.thumb_url} alt={file.name} />
        </a>
      ))}
    </div>
  )
}
