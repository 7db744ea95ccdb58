/* global document */
// Closes open menus by Escape and by a click elsewhere; without this script their own button closes them.

const openMenus = () => document.querySelectorAll('details.row-menu[open]');

document.addEventListener('click', ({ target }) => {
  for (const menu of openMenus()) if (!menu.contains(target)) menu.open = false;
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary').focus();
  }
});
