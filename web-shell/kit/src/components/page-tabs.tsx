import { Link } from 'react-router'

export interface PageTab {
  to: string
  label: string
  isCurrent: boolean
}

/** Links between the pages of one area, shown as tabs above them; on a phone they wrap. */
export function PageTabs({ label, tabs }: { label: string; tabs: PageTab[] }) {
  return (
    <nav className="clinic-page-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
