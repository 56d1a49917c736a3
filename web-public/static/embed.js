// Put on a clinic's own page beside an <iframe data-aster-booking>: gives the frame the height of what it shows.
;(() => {
  const home = new URL(document.currentScript.src).origin
  window.addEventListener('message', (event) => {
    if (event.origin !== home || event.data?.type !== 'aster:height') return
    const height = Number(event.data.height)
    if (!(height > 0 && height < 20000)) return
    for (const frame of document.querySelectorAll('iframe[data-aster-booking]')) {
      if (frame.contentWindow === event.source) frame.style.height = `${height}px`
    }
  })
})()
