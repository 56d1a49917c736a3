// Put on a clinic's own page beside an <iframe data-aster-booking>: gives the frame the height of what it shows.
(function () {
  var home = new URL(document.currentScript.src).origin
  window.addEventListener('message', function (event) {
    if (event.origin !== home || !event.data || event.data.type !== 'aster:height') return
    var height = Number(event.data.height)
    if (!(height > 0 && height < 20000)) return
    document.querySelectorAll('iframe[data-aster-booking]').forEach(function (frame) {
      if (frame.contentWindow === event.source) frame.style.height = height + 'px'
    })
  })
})()
