import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { router } from './router.svelte'
import { settings } from './settings.svelte'

settings.applyTheme()
router.start()
const target = document.getElementById('app')
if (target) mount(App, { target })
