// Loaded before anything is drawn: the theme somebody chose in this browser, if it is not the system's own.
try {
  const { theme } = JSON.parse(localStorage.getItem('drey') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Nothing was kept, or nothing can be read: the system's theme it is.
}
