/* global document, setInterval */
// Updates the remaining time; without this script it shows the time when the page was loaded.

function show(element) {
  const seconds = Math.max(0, Math.round((Date.parse(element.dateTime) - Date.now()) / 1_000));
  const pad = value => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  element.textContent = `${hours}:${pad(minutes)}:${pad(seconds % 60)}`;
}

for (const element of document.querySelectorAll('time[data-countdown]')) {
  show(element);
  setInterval(() => show(element), 1_000);
}
