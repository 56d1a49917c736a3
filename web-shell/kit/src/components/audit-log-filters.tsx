import { useFormatters } from '@clinic/kit/i18n'
import { useCompany } from '@clinic/kit/session'
import { DatePickerInput, Group, LongActionButton, NativeSelect } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbDownload } from 'react-icons/tb'
import { addDays } from '../core/calendar-days'
import { getLocalDay } from '../core/clinic-time'
import { AUDIT_KINDS, type AuditFilter, type AuditKind, downloadAuditLog } from './audit-log.api'
import { type EntityOption, EntityPicker } from './entity-picker'
import { clientSource, memberSource } from './entity-sources'
import { useComponentsTranslation } from './texts'
import { useAction } from './use-action'

const SHOWN_DAYS = 30

interface Picked {
  member: EntityOption | null
  client: EntityOption | null
}

/** The filter of a log: of the last 30 days at first; the log of a client, given by its id, is of all days. */
export function useAuditFilter(clientId?: string) {
  const timezone = useCompany()?.timezone ?? 'Europe/Stockholm'
  const [picked, setPicked] = useState<Picked>({ member: null, client: null })
  const [values, setValues] = useState<Pick<AuditFilter, 'kind' | 'from_day' | 'until_day'>>(() => ({
    kind: null,
    from_day: clientId ? null : addDays(getLocalDay(new Date(), timezone), 1 - SHOWN_DAYS),
    until_day: null,
  }))
  const filter: AuditFilter = { ...values, membership_id: picked.member?.id ?? null, client_id: clientId ?? picked.client?.id ?? null }
  return {
    filter,
    picked,
    pick: (changes: Partial<Picked>) => setPicked({ ...picked, ...changes }),
    setValues: (changes: Partial<typeof values>) => setValues({ ...values, ...changes }),
  }
}

type AuditFilterState = ReturnType<typeof useAuditFilter>

function PeriodInputs({ filter, setValues }: AuditFilterState) {
  const t = useComponentsTranslation()
  const { localeSettings } = useFormatters()
  const common = { valueFormat: localeSettings.dateFormat, w: 150, firstDayOfWeek: localeSettings.isSundayFirst ? 0 : 1 } as const
  return (
    <Group gap="sm" wrap="nowrap">
      <DatePickerInput
        {...common}
        clearable
        clearButtonProps={{ 'aria-label': t('auditLog.clearFrom') }}
        label={t('auditLog.from')}
        placeholder={t('auditLog.allDays')}
        value={filter.from_day}
        maxDate={filter.until_day ?? undefined}
        onChange={(from_day) => setValues({ from_day })}
      />
      <DatePickerInput
        {...common}
        clearable
        clearButtonProps={{ 'aria-label': t('auditLog.clearUntil') }}
        label={t('auditLog.until')}
        placeholder={t('auditLog.allDays')}
        value={filter.until_day}
        minDate={filter.from_day ?? undefined}
        onChange={(until_day) => setValues({ until_day })}
      />
    </Group>
  )
}

/** The filters of a log by user, client, kind and period, and its download as a file (REC-008). */
export function AuditLogFilters({ state, hasClient = false }: { state: AuditFilterState; hasClient?: boolean }) {
  const t = useComponentsTranslation()
  const { filter, picked, pick, setValues } = state
  const { run, isRunning } = useAction({ send: () => downloadAuditLog(filter) })
  const kinds = AUDIT_KINDS.map((value) => ({ value, label: t(`auditLog.kinds.${value}`) }))
  return (
    <Group gap="sm" role="search" align="flex-end">
      <EntityPicker
        label={t('auditLog.member')}
        placeholder={t('auditLog.allMembers')}
        source={memberSource}
        value={picked.member}
        onChange={(member) => pick({ member })}
      />
      {hasClient && (
        <EntityPicker
          label={t('auditLog.client')}
          placeholder={t('auditLog.allClients')}
          source={clientSource}
          value={picked.client}
          onChange={(client) => pick({ client })}
        />
      )}
      <NativeSelect
        label={t('auditLog.kind')}
        data={[{ value: '', label: t('auditLog.allKinds') }, ...kinds]}
        value={filter.kind ?? ''}
        onChange={(event) => setValues({ kind: (event.currentTarget.value || null) as AuditKind | null })}
      />
      <PeriodInputs {...state} />
      <LongActionButton leftSection={<TbDownload size={16} aria-hidden />} isRunning={isRunning} onClick={() => void run()}>
        {t('auditLog.download')}
      </LongActionButton>
    </Group>
  )
}
