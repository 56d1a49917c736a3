import { getValidationMessage, InputField, type Language } from '@clinic/kit/lite'
import { useState } from 'react'
import type { SignRequest } from './forms.api'
import { useFormsTranslation } from './texts'

/** The signer of a consent when it isn't the client: a guardian, with their name and relation (LAW-022). */
export function useGuardian(language: Language) {
  const [isGuardian, setIsGuardian] = useState(false)
  const [name, setName] = useState('')
  const [relation, setRelation] = useState('')
  const fields: Pick<SignRequest, 'signed_by' | 'signer_relation'> = isGuardian
    ? { signed_by: name.trim(), signer_relation: relation.trim() }
    : { signed_by: '', signer_relation: '' }
  const validate = (): Record<string, string> => {
    const required = getValidationMessage('required', language)
    return {
      ...(isGuardian && !fields.signed_by && { signed_by: required }),
      ...(isGuardian && !fields.signer_relation && { signer_relation: required }),
    }
  }
  return { isGuardian, setIsGuardian, name, setName, relation, setRelation, fields, validate }
}

interface Props {
  guardian: ReturnType<typeof useGuardian>
  errors: Record<string, string>
}

export function GuardianFields({ guardian, errors }: Props) {
  const t = useFormsTranslation()
  return (
    <>
      <div className="field">
        <label className="option">
          <input type="checkbox" checked={guardian.isGuardian} onChange={(event) => guardian.setIsGuardian(event.target.checked)} />
          <span>{t('sign.isGuardian')}</span>
        </label>
      </div>
      {guardian.isGuardian && (
        <>
          <InputField
            label={`${t('sign.guardianName')} *`}
            autoComplete="name"
            maxLength={160}
            value={guardian.name}
            onChange={(event) => guardian.setName(event.target.value)}
            error={errors.signed_by}
          />
          <InputField
            label={`${t('sign.guardianRelation')} *`}
            maxLength={60}
            value={guardian.relation}
            onChange={(event) => guardian.setRelation(event.target.value)}
            error={errors.signer_relation}
          />
        </>
      )}
    </>
  )
}
