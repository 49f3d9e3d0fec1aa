import { mount } from 'svelte'
import App from './App.svelte'
import './theme.css'
import './app.css'
import { router } from './router.svelte'
import { settings } from './settings.svelte'

settings.applyTheme()
router.start()
const target = document.getElementById('app')
if (target) mount(App, { target })
