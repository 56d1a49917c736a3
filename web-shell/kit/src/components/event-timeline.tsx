import { Anchor, DateTimeText, Text, Timeline } from '@clinic/kit/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface TimelineEvent {
  id: string
  title: ReactNode
  /** The time of the event, ISO 8601 in UTC. */
  at: string
  author?: string
  description?: ReactNode
  icon?: ReactNode
  /** The page of the event. */
  to?: string
}

interface Props {
  label: string
  events: TimelineEvent[]
}

function EventTitle({ title, to }: Pick<TimelineEvent, 'title' | 'to'>) {
  if (!to) return title
  return (
    <Anchor component={Link} to={to}>
      {title}
    </Anchor>
  )
}

/** Events of several kinds in the order of time, such as the reviews of a treatment note. */
export function EventTimeline({ label, events }: Props) {
  return (
    <section aria-label={label}>
      <Timeline bulletSize={24} lineWidth={2} active={events.length}>
        {events.map(({ id, title, at, author, description, icon, to }) => (
          <Timeline.Item key={id} bullet={icon} title={<EventTitle title={title} to={to} />}>
            {description && (
              <Text size="sm" component="div">
                {description}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {author && `${author} · `}
              <DateTimeText value={at} />
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  )
}
