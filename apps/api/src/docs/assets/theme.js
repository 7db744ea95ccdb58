/* global document, localStorage */
// Before anything is painted: the colors that were chosen here, else those of the system.
const scheme = localStorage.getItem('scheme');
if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme;
