// Builds or checks the client. Called by Maven; needs only Node and npm.
//
//   node build.mjs FOLDER           writes index.html and assets/ there
//   node build.mjs --check REPORT   formatting, types, tests; writes a JUnit report
//
// Packages are installed once per lock file, and a build of unchanged sources is copied from a cache.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))
const packages = join(root, 'node_modules')
const installStamp = join(packages, '.drey-installed')
const builds = join(packages, '.drey-builds')
const keptBuilds = 3

const [first, second] = process.argv.slice(2)
requireNode()
if (first === '--check' && second) {
  withLock(install)
  check(resolve(second))
} else if (first && !first.startsWith('-')) {
  withLock(() => {
    install()
    build(resolve(first))
  })
} else {
  fail('usage: node build.mjs FOLDER | node build.mjs --check REPORT')
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node.js ${process.versions.node} is too old to build the browser client; 20.19 or newer is needed`)
  }
}

function install() {
  const lockHash = hash([join(root, 'package.json'), join(root, 'package-lock.json')])
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lockHash) return
  rmSync(installStamp, { force: true })
  run('npm', ['ci', '--prefer-offline', '--no-progress', '--loglevel=error'])
  writeFileSync(installStamp, lockHash)
}

function build(folder) {
  const cached = join(builds, sourcesHash())
  if (!existsSync(cached)) {
    const building = `${cached}.${process.pid}`
    run(process.execPath, [bin('vite'), 'build', '--logLevel', 'warn', '--outDir', building])
    renameSync(building, cached)
    removeOldBuilds()
  }
  rmSync(folder, { recursive: true, force: true })
  cpSync(cached, folder, { recursive: true })
}

function check(report) {
  mkdirSync(dirname(report), { recursive: true })
  run(process.execPath, [bin('prettier'), '--check', '--log-level', 'warn', '.'])
  run(process.execPath, [bin('svelte-check'), '--fail-on-warnings', '--output', 'human'])
  run(process.execPath, [
    bin('vitest'),
    'run',
    '--reporter=default',
    '--reporter=junit',
    `--outputFile.junit=${report}`,
  ])
}

/** Path of a package's command; running it with Node needs no shell on any system. */
function bin(name) {
  const manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
  const path = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[name]
  return join(packages, name, path)
}

function run(command, args) {
  const needsShell = process.platform === 'win32' && command === 'npm'
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: needsShell,
  })
  if (error) fail(`${command} cannot be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

function sourcesHash() {
  const configFiles = [
    'build.mjs',
    'index.html',
    'vite.config.ts',
    'svelte.config.js',
    'tsconfig.json',
    'package-lock.json',
  ]
  return hash([
    ...configFiles.map((name) => join(root, name)),
    ...files(join(root, 'src')),
    ...files(join(root, 'public')),
  ])
}

function files(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort()
}

function hash(paths) {
  const digest = createHash('sha256')
  for (const path of paths)
    digest.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0')
  return digest.digest('hex').slice(0, 16)
}

function removeOldBuilds() {
  readdirSync(builds)
    .map((name) => join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .slice(keptBuilds)
    .forEach((old) => rmSync(old, { recursive: true, force: true }))
}

/** Runs one build at a time, because the launcher and a test run may both build. The lock is a folder with its owner's process id. */
function withLock(action) {
  const lock = join(root, 'node_modules.lock')
  const ownerFile = join(lock, 'pid')
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`cannot build in ${root}: ${error.message}`)
      if (!isOwnerAlive(ownerFile)) removeStale(lock)
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
  writeFileSync(ownerFile, String(process.pid))
  process.on('exit', () => rmSync(lock, { recursive: true, force: true }))
  action()
  rmSync(lock, { recursive: true, force: true })
}

/** Removes a stale lock. It is renamed first: only one of several processes succeeds, and a newer lock is never removed. */
function removeStale(lock) {
  const stale = `${lock}.${process.pid}`
  try {
    renameSync(lock, stale)
    rmSync(stale, { recursive: true, force: true })
  } catch {
    // Another process was faster.
  }
}

function isOwnerAlive(ownerFile) {
  try {
    const age = Date.now() - statSync(dirname(ownerFile)).mtimeMs
    if (!existsSync(ownerFile)) return age < 2000
    process.kill(Number(readFileSync(ownerFile, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
