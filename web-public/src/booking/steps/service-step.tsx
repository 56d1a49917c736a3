import { formatMoney, Notice, Skeleton, Step, useLanguage } from '@clinic/kit/lite'
import { useTranslation } from '../../texts'
import { setUrlParams, useUrlParams } from '../../url-state'
import { ClinicText } from '../clinic-text'
import { ErrorNotice } from '../error-notice'
import { type Category, getName, type Service } from '../portal.api'
import { formatServiceDuration } from '../service-duration'
import type { Portal } from '../use-booking-flow'

/** Up to this many services the list needs no filter by category. */
const MIN_SERVICES_FOR_FILTER = 8

export function ServiceStep({ portal }: { portal: Portal }) {
  const t = useTranslation()
  const language = useLanguage()
  const requestedCategory = useUrlParams().get('category')
  const { data, error, refetch } = portal.categories
  const categories = data?.filter(({ services }) => services.length > 0)
  const selectedCategory = categories?.find(({ id }) => id === requestedCategory)
  return (
    <Step name="service" title={t('service.title')}>
      <ClinicText clinic={portal.clinic} part="welcome" />
      {portal.isServiceUnavailable && <Notice kind="warning">{t('service.unavailable')}</Notice>}
      {error && <ErrorNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton rows={5} label={t('loading')} />}
      {categories?.length === 0 && <Notice>{t('service.none')}</Notice>}
      {categories && <CategoryPicker categories={categories} selectedCategory={selectedCategory} />}
      {(selectedCategory ? [selectedCategory] : categories)?.map((category) => (
        <section key={category.id} className="choices" aria-labelledby={`category-${category.id}`}>
          <h3 id={`category-${category.id}`}>{getName(category, language)}</h3>
          <ul>
            {category.services.map((service) => (
              <li key={service.id}>
                <ServiceButton service={service} portal={portal} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {categories && categories.length > 0 && <p className="quiet">{t('service.vat')}</p>}
    </Step>
  )
}

function CategoryPicker({ categories, selectedCategory }: { categories: Category[]; selectedCategory: Category | undefined }) {
  const t = useTranslation()
  const language = useLanguage()
  const count = categories.reduce((sum, { services }) => sum + services.length, 0)
  if (categories.length < 2 || count <= MIN_SERVICES_FOR_FILTER) return null
  const chips = [{ id: null, name: t('service.all') }, ...categories.map((row) => ({ id: row.id, name: getName(row, language) }))]
  return (
    <fieldset className="chips">
      <legend className="visually-hidden">{t('service.category')}</legend>
      {chips.map(({ id, name }) => (
        <button
          key={id ?? 'all'}
          type="button"
          className="chip"
          aria-pressed={id === (selectedCategory?.id ?? null)}
          onClick={() => setUrlParams({ category: id }, 'replace')}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

function ServiceButton({ service, portal }: { service: Service; portal: Portal }) {
  const t = useTranslation()
  const language = useLanguage()
  const description =
    (language === 'sv' ? service.description_sv : service.description_en) || service.description_en || service.description_sv
  const price = service.price ? formatMoney(service.price, portal.clinic.unit, language) : t('free')
  return (
    <button
      type="button"
      className="choice"
      aria-current={portal.selection.service === service.id || undefined}
      onClick={() => portal.pickService(service.id)}
    >
      <span className="choice-main">
        <span className="choice-name">{getName(service, language)}</span>
        <span className="choice-help">{formatServiceDuration(t, service.duration)}</span>
        {description && <span className="choice-help choice-words">{description}</span>}
      </span>
      <span className="choice-price tabular-numbers">{price}</span>
    </button>
  )
}
