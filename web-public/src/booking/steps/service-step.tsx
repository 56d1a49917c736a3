import { money, Notice, Skeleton, Step } from '@clinic/kit/lite'
import { navigate, useQuery } from '../../address'
import { useTexts } from '../../texts'
import type { Category, Service } from '../portal.api'
import { ErrorNotice } from '../trouble-notice'
import type { Portal } from '../use-portal'

/** Below this many services the whole list is quicker to read than to narrow. */
const A_LONG_LIST = 8

export function ServiceStep({ portal }: { portal: Portal }) {
  const { t } = useTexts()
  const wish = useQuery().get('category')
  const { data, error, again } = portal.categories
  const categories = data?.filter(({ services }) => services.length > 0)
  const only = categories?.find(({ id }) => id === wish)
  return (
    <Step name="service" title={t.service.title}>
      {portal.gone && <Notice kind="warning">{t.service.gone}</Notice>}
      {error && <ErrorNotice error={error} again={again} />}
      {!data && !error && <Skeleton rows={5} label={t.loading} />}
      {categories?.length === 0 && <Notice>{t.service.none}</Notice>}
      {categories && <CategoryPicker categories={categories} only={only} />}
      {(only ? [only] : categories)?.map((category) => (
        <section key={category.id} className="choices" aria-labelledby={`category-${category.id}`}>
          <h3 id={`category-${category.id}`}>{category.name}</h3>
          <ul>
            {category.services.map((service) => (
              <li key={service.id}>
                <ServiceChoice service={service} portal={portal} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Step>
  )
}

function CategoryPicker({ categories, only }: { categories: Category[]; only: Category | undefined }) {
  const { t } = useTexts()
  const count = categories.reduce((sum, { services }) => sum + services.length, 0)
  if (categories.length < 2 || count <= A_LONG_LIST) return null
  const chips = [{ id: null, name: t.service.all }, ...categories]
  return (
    <fieldset className="chips">
      <legend className="hidden">{t.service.category}</legend>
      {chips.map(({ id, name }) => (
        <button
          key={id ?? 'all'}
          type="button"
          className="chip"
          aria-pressed={id === (only?.id ?? null)}
          onClick={() => navigate({ category: id }, 'replace')}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

function ServiceChoice({ service, portal }: { service: Service; portal: Portal }) {
  const { t, language } = useTexts()
  const description =
    (language === 'sv' ? service.description_sv : service.description_en) || service.description_en || service.description_sv
  const price = service.price ? money(service.price, portal.clinic.unit, language) : t.free
  return (
    <button
      type="button"
      className="choice"
      aria-current={portal.choice.service === service.id || undefined}
      onClick={() => portal.pickService(service.id)}
    >
      <span className="choice-main">
        <span className="choice-name">{service.name}</span>
        <span className="choice-help">{t.minutes(service.duration)}</span>
        {description && <span className="choice-help choice-words">{description}</span>}
      </span>
      <span className="choice-price numbers">{price}</span>
    </button>
  )
}
