// Applies the stored theme before anything is drawn.
try {
  const { theme } = JSON.parse(localStorage.getItem('drey') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Without a stored theme, the system's theme is used.
}
