/* global document, setTimeout, window */
// Sends a form once, however often its button is clicked, and says that it is under way. Without this script the browser
// shows that a page is loading, and the server creates once what a form creates.

/** After this time the form can be sent again: the browser does not say that sending was stopped. */
const MAX_WAIT_MS = 20_000;

const status = document.getElementById('sending');
const underWay = new Set();

for (const form of document.querySelectorAll('form[method="post"]'))
  form.addEventListener('submit', event => {
    if (underWay.has(form)) return event.preventDefault();
    // A script that sends the form names no button.
    begin(form, event.submitter ?? form.querySelector('button:not([type="button"])'));
  });

function begin(form, button) {
  underWay.add(form);
  button.ariaBusy = 'true';
  status.textContent = status.dataset.text;
  setTimeout(() => {
    underWay.delete(form);
    button.ariaBusy = null;
    status.textContent = '';
  }, MAX_WAIT_MS);
}

// A page that Back brings from memory has the id of the form that was sent: a new one comes from the server.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) document.location.reload();
});
