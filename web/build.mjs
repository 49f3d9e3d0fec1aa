// Builds the client into a folder, or checks it: what Maven calls, and nothing but Node and npm is needed for it.
//
//   node build.mjs FOLDER           writes index.html and assets/ there
//   node build.mjs --check REPORT   formatting, types, tests; the tests' report as JUnit writes it
//
// Packages are installed once for each lock file, and a build that was made from the same sources is copied, not made again.
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
const stamp = join(packages, '.drey-installed')
const builds = join(packages, '.drey-builds')
const keptBuilds = 3

const [first, second] = process.argv.slice(2)
requireNode()
if (first === '--check' && second) {
  locked(install)
  check(resolve(second))
} else if (first && !first.startsWith('-')) {
  locked(() => {
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
  const wanted = hash([join(root, 'package.json'), join(root, 'package-lock.json')])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(stamp, { force: true })
  run('npm', ['ci', '--prefer-offline', '--no-progress', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

function build(folder) {
  const made = join(builds, sourcesHash())
  if (!existsSync(made)) {
    const making = `${made}.${process.pid}`
    run(process.execPath, [bin('vite'), 'build', '--logLevel', 'warn', '--outDir', making])
    renameSync(making, made)
    forgetOldBuilds()
  }
  rmSync(folder, { recursive: true, force: true })
  cpSync(made, folder, { recursive: true })
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

/** Where a package's command lies; calling it with Node needs no shell on any system. */
function bin(name) {
  const described = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
  const path = typeof described.bin === 'string' ? described.bin : described.bin[name]
  return join(packages, name, path)
}

function run(command, args) {
  const windows = process.platform === 'win32' && command === 'npm'
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  })
  if (error) fail(`${command} cannot be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

function sourcesHash() {
  const own = [
    'build.mjs',
    'index.html',
    'vite.config.ts',
    'svelte.config.js',
    'tsconfig.json',
    'package-lock.json',
  ]
  return hash([
    ...own.map((name) => join(root, name)),
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

function forgetOldBuilds() {
  readdirSync(builds)
    .map((name) => join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .slice(keptBuilds)
    .forEach((old) => rmSync(old, { recursive: true, force: true }))
}

/** One at a time: the launcher and a test run may both build. A folder is the lock, with its maker's number in it. */
function locked(work) {
  const lock = join(root, 'node_modules.lock')
  const maker = join(lock, 'pid')
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') fail(`cannot build in ${root}: ${error.message}`)
      if (!isAlive(maker)) clear(lock)
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    }
  }
  writeFileSync(maker, String(process.pid))
  process.on('exit', () => rmSync(lock, { recursive: true, force: true }))
  work()
  rmSync(lock, { recursive: true, force: true })
}

/** Moved away first: only one of several who find it dead can do that, and nobody removes a lock that was made since. */
function clear(lock) {
  const dead = `${lock}.${process.pid}`
  try {
    renameSync(lock, dead)
    rmSync(dead, { recursive: true, force: true })
  } catch {
    // Somebody else was faster.
  }
}

function isAlive(maker) {
  try {
    const age = Date.now() - statSync(dirname(maker)).mtimeMs
    if (!existsSync(maker)) return age < 2000
    process.kill(Number(readFileSync(maker, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
