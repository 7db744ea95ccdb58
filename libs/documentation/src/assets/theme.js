/* global document, localStorage */
// Runs before the first paint: sets the colors that the reader chose here, else those of the system.
const scheme = localStorage.getItem('scheme');
if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme;
