import { type ComponentType, useEffect, useRef, useState } from 'react'
import { LazyComponent } from './lazy-component'

/** Loads and renders a component when its place has been scrolled into sight, or nearly; at once where the browser can't tell. */
export function VisibleComponent({ load }: { load: () => Promise<ComponentType> }) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isSeen || !place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true), { rootMargin: '100px' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isSeen])
  return <div ref={place}>{isSeen && <LazyComponent load={load} />}</div>
}
