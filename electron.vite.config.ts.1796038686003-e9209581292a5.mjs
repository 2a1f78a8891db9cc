import "node:module";
import path, { dirname, extname, join, resolve, sep } from "node:path";
import templateCompilerOptions from "@tresjs/core/template-compiler-options";
import vue from "@vitejs/plugin-vue";
import { defineConfig } from "electron-vite";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { copyFile, mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { build } from "esbuild";
// build/launch/sources.ts
/** Inputs of the built page and Electron's scripts, relative to the repository. */
const SOURCES = [
	"src/main",
	"src/preload",
	"src/host",
	"src/renderer",
	"src/protocol",
	"src/rules",
	"src/bots",
	"src/async",
	"src/ports",
	"src/session",
	"src/drawer",
	"src/exhibit",
	"src/lan-client",
	"src/node",
	"resources",
	"docs/pictures",
	"build/vite",
	"build/print",
	"electron.vite.config.ts",
	"package.json",
	"package-lock.json"
];
const STAMP = "out/sources.sha256";
/** Returns the SHA-256 over names and contents of everything that a build reads. */
async function hashSources(root) {
	const hash = createHash("sha256");
	for (const path of SOURCES) {
		if (!existsSync(join(root, path))) continue;
		for (const file of await filesBelow(root, path)) hash.update(`${file}\0`).update(await readFile(join(root, file)));
	}
	return hash.digest("hex");
}
/** Records at the end of a build the hash of its sources, taken when it began. */
function stampSources(root) {
	let hash = "";
	return {
		name: "parlor:stamp-sources",
		apply: "build",
		async buildStart() {
			hash = await hashSources(root);
		},
		async closeBundle(fault) {
			if (fault) return;
			const file = join(root, STAMP);
			await mkdir(dirname(file), { recursive: true });
			await writeFile(file, hash);
		}
	};
}
async function filesBelow(root, path) {
	if (path === "resources/baked" || path.endsWith(".DS_Store")) return [];
	const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => null);
	if (entries === null) return [path];
	entries.sort((a, b) => a.name < b.name ? -1 : 1);
	const below = [];
	for (const entry of entries) {
		const inner = `${path}/${entry.name}`;
		if (entry.isDirectory()) below.push(...await filesBelow(root, inner));
		else if (entry.isFile() && entry.name !== ".DS_Store") below.push(inner);
	}
	return below;
}
// build/vite/browser-floor.ts
/** The oldest browsers for which the page is built. README.md and src/renderer/index.html name the same ones. */
const OLDEST_BROWSERS = [
	"safari16.4",
	"firefox115",
	"chrome110"
];
/**
* Builds the page for all supported browsers, not only for Electron. Done by a plugin, because electron-vite adds its
* own browser to whatever `build.target` contains.
*/
function browserFloor() {
	return {
		name: "browser-floor",
		enforce: "post",
		config(config) {
			config.build = {
				...config.build,
				target: OLDEST_BROWSERS
			};
		}
	};
}
// build/print/bake/baked-files.ts
const MB = 1048576;
const BOX_LIMITS = {
	full: 4 * MB,
	small: 1.5 * MB
};
({ ...BOX_LIMITS }), { ...BOX_LIMITS }, { ...BOX_LIMITS }, { ...BOX_LIMITS }, { ...BOX_LIMITS };
/** File beside the pictures with the hashes of the last bake: the digest of each picture's inputs. */
const DIGESTS_FILE = "digests.json";
/** Returns the digests of the pictures in a folder; empty if it has never been baked into. */
function readDigests(folder) {
	try {
		return JSON.parse(readFileSync(path.join(folder, DIGESTS_FILE), "utf8"));
	} catch {
		return {};
	}
}
// build/vite/baked-pictures.ts
/**
* Widths in pixels of the pictures that a hand's page has smaller than the flat table, so that a game's all together stay
* within what a phone loads in a slow network.
*/
const HAND_WIDTHS = {
	"49/atlas": 1843,
	"49/atlas-aid": 1843,
	"49/board": 704,
	"49/board-aid": 704
};
const HAND_QUALITY = 62;
/**
* Copies baked pictures to the folder from which the page loads them, each under a name that contains a hash of its
* inputs, so that browsers may cache it permanently, and writes the manifest with these names. Existing files are kept.
* @param digests digest of the present inputs of each picture
* @param madeDigests digest of the inputs from which each existing picture was made. Other pictures are only named in
* the manifest and are copied later
*/
async function publish(from, to, manifest, digests, madeDigests = digests) {
	await mkdir(to, { recursive: true });
	const digestOf = (name) => {
		const digest = digests[name];
		if (digest === void 0) throw new Error(`The bake does not say what ${name} is made from.`);
		return digest;
	};
	const pictures = {};
	for (const [name, picture] of Object.entries(manifest.pictures)) {
		const digest = digestOf(name);
		const [file, small] = [publishedName(picture.file, digest), publishedName(picture.small, digest)];
		const width = HAND_WIDTHS[name];
		const hand = width === void 0 ? null : publishedName(picture.small.replace("small", `hand${width}`), digest);
		pictures[name] = {
			...picture,
			file,
			small,
			...hand !== null && { hand }
		};
		if (madeDigests[name] !== digest) continue;
		if (hand !== null) await writeSmaller(join(from, picture.file), join(to, hand), width);
		await copyWhole(join(from, picture.file), join(to, file));
		await copyWhole(join(from, picture.small), join(to, small));
	}
	const documents = {};
	for (const [name, file] of Object.entries(manifest.documents)) {
		const digest = digestOf(name);
		documents[name] = publishedName(file, digest);
		if (madeDigests[name] === digest) await copyWhole(join(from, file), join(to, documents[name]));
	}
	const list = join(to, "manifest.json");
	await writeFile(`${list}.part`, JSON.stringify({
		...manifest,
		pictures,
		documents
	}));
	await rename(`${list}.part`, list);
}
function publishedName(file, digest) {
	const ending = extname(file);
	return `${file.slice(0, -ending.length)}-${digest.slice(0, 8)}${ending}`;
}
/** Writes a picture in another width, atomically like `copyWhole`. */
async function writeSmaller(from, to, width) {
	if (existsSync(to)) return;
	await sharp(from).resize(width).webp({ quality: HAND_QUALITY }).toFile(`${to}.part`);
	await rename(`${to}.part`, to);
}
/** Copies a file atomically, because the page may request it at any time. */
async function copyWhole(from, to) {
	if (existsSync(to)) return;
	await copyFile(from, `${to}.part`);
	await rename(`${to}.part`, to);
}
const MIME = {
	".json": "application/json",
	".webp": "image/webp",
	".png": "image/png",
	".pdf": "application/pdf"
};
/**
* Copies the pictures made by `npm run bake` into the built page as `baked/` (see `publish`), unless the environment
* variable PARLOR_PICTURES is `later`, in which case the caller of the build does so. In development, serves them to
* the page directly.
*/
function bakedPictures(folder) {
	let outDir = "";
	return {
		name: "parlor:baked-pictures",
		configResolved(config) {
			outDir = resolve(config.root, config.build.outDir);
		},
		async closeBundle(fault) {
			if (fault || process.env["PARLOR_PICTURES"] === "later") return;
			if (!existsSync(join(folder, "manifest.json"))) this.error("There are no baked pictures: run \"npm run bake\" first.");
			const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
			await publish(folder, join(outDir, "baked"), manifest, readDigests(folder));
		},
		configureServer(server) {
			server.middlewares.use("/baked", (request, response, next) => {
				const file = resolve(folder, `.${decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/")}`);
				if (!file.startsWith(folder + sep)) {
					next();
					return;
				}
				readFile(file).then((bytes) => response.setHeader("Content-Type", MIME[extname(file)] ?? "application/octet-stream").end(bytes), () => next());
			});
		}
	};
}
// src/rules/manifest.ts
/**
* The manifest: every box and every game, one line each. It imports nothing, so every room may import the ids.
*
* The parts of a game live in the rooms that may import them: its description in `rules/descriptions`, its rules in
* `rules/catalogue` and `rules/load-rules`, its bot in `bots/registry`, its face in `renderer/games`. Each of those is
* a record over `GameId`, so a game listed here but missing there, or the reverse, does not compile.
*/
const BOXES = [
	{
		id: "forty-nine-outfit",
		title: "Forty-Nine outfit",
		year: 1926,
		games: [
			"forty-nine",
			"boston-books",
			"chicago-casino",
			"colorow",
			"new-york-whist",
			"nebraska-checkers",
			"pittsburgh-draw",
			"thirteen-puzzle",
			"reverse-puzzle",
			"another-reverse-puzzle",
			"twenty-five-goal",
			"mystic-double-cross",
			"blind-forty-nine",
			"colorow-solitaire",
			"pittsburgh-draw-puzzle",
			"forty-nine-puzzle",
			"nine-men-triangle",
			"nine-men-square",
			"puzzle-supreme",
			"suite-assembling",
			"isolation"
		]
	},
	{
		id: "deck-o-cards",
		title: "Deck-O-Cards Roulette",
		year: 1938,
		games: ["deck-o-cards-roulette"]
	},
	{
		id: "lion-coffee",
		title: "Lion Coffee Color Casino",
		year: null,
		games: ["color-casino"]
	},
	{
		id: "pack",
		title: "Pack of playing cards",
		year: null,
		games: ["cassino-25", "cassino-21"]
	}
];
BOXES.map(({ id }) => id);
/** Ids of all games, in menu order. */
const GAME_IDS = BOXES.flatMap(({ games }) => games);
const KNOWN_GAME_IDS = new Set(GAME_IDS);
/** Whether text from outside (an argument, a message, a save) is the id of a game of the house. */
function isGameId(text) {
	return KNOWN_GAME_IDS.has(text);
}
new Map(BOXES.flatMap(({ id, games }) => games.map((game) => [game, id])));
// build/vite/heirlooms.ts
/** The lists of all games' loaders, and an entry there: the id, and the import of its module. */
const LOADERS = /[\\/]src[\\/](renderer[\\/]games[\\/]index|rules[\\/]games)\.ts$/;
const LOADER = /('?)([\w-]+)\1: (?:\[\s*\w+,\s*)?\(\) => import\('[^']+'\)/gu;
/** Features of Vue and of its messages that no page has (electron.vite.config.ts). */
const DEFINE = {
	"process.env.NODE_ENV": "\"production\"",
	__VUE_OPTIONS_API__: "false",
	__VUE_PROD_DEVTOOLS__: "false",
	__VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
	__VUE_I18N_FULL_INSTALL__: "false",
	__VUE_I18N_LEGACY_API__: "false",
	__INTLIFY_PROD_DEVTOOLS__: "false",
	__INTLIFY_DROP_MESSAGE_COMPILER__: "false",
	__INTLIFY_JIT_COMPILATION__: "true"
};
/** Gives a bundle the rules and the face of one game only, and none of the leaflets. */
function oneGame(game) {
	return {
		name: "parlor:one-game",
		setup({ onLoad, onResolve }) {
			onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
				path: resolve(resolveDir, path.slice(0, -4)),
				namespace: "raw"
			}));
			onLoad({
				filter: /./,
				namespace: "raw"
			}, async ({ path }) => ({
				contents: await readFile(path, "utf8"),
				loader: "text"
			}));
			onLoad({ filter: /[\\/]renderer[\\/]games[\\/]define-face\.ts$/ }, async ({ path }) => ({
				contents: (await readFile(path, "utf8")).replace(/import\.meta\.glob<string>\([^)]*\)/su, "{}"),
				loader: "ts"
			}));
			onLoad({ filter: LOADERS }, async ({ path }) => {
				let others = 0;
				const contents = (await readFile(path, "utf8")).replace(LOADER, (entry, _, id) => {
					if (id === game) return entry;
					others++;
					return entry.replace(/import\('[^']+'\)$/u, `Promise.reject(new Error('${String(id)} is not in this page'))`);
				});
				if (others !== GAME_IDS.length - 1) throw new Error(`${path} lists its games in another form: adapt ${import.meta.filename}`);
				return {
					contents,
					loader: "ts"
				};
			});
		}
	};
}
async function bundle(root, entry, options) {
	const { outputFiles } = await build({
		absWorkingDir: root,
		entryPoints: [`src/renderer/heirloom/${entry}`],
		bundle: true,
		minify: true,
		write: false,
		target: OLDEST_BROWSERS,
		logLevel: "error",
		...options
	});
	return outputFiles?.[0]?.text ?? "";
}
/** Bundles the script of the page that keeps a game: the rules and the face of that game, and what plays it. */
async function heirloomScript(root, game) {
	return (await bundle(root, "main.ts", {
		format: "iife",
		define: DEFINE,
		plugins: [oneGame(game)],
		legalComments: "inline"
	})).replaceAll("<\/script", "<\\/script");
}
/** Bundles the style of that page, with its fonts. */
const heirloomStyle = (root) => bundle(root, "heirloom.css", {
	loader: {
		".woff2": "dataurl",
		".woff": "empty"
	},
	legalComments: "none"
});
/**
* Adds to the built page what a game is kept with: `heirloom/<game>.js` and `heirloom/heirloom.css`. In development they
* are made when the page asks for them.
*/
function heirlooms(root) {
	return {
		name: "parlor:heirlooms",
		async generateBundle() {
			const scripts = await Promise.all(GAME_IDS.map(async (game) => [game, await heirloomScript(root, game)]));
			for (const [game, source] of scripts) this.emitFile({
				type: "asset",
				fileName: `heirloom/${game}.js`,
				source
			});
			this.emitFile({
				type: "asset",
				fileName: "heirloom/heirloom.css",
				source: await heirloomStyle(root)
			});
		},
		configureServer(server) {
			server.middlewares.use("/heirloom", (request, response, next) => {
				const name = (request.url ?? "").replace(/^\/|\.(?:js|css)$/gu, "");
				const made = name === "heirloom" ? heirloomStyle(root) : isGameId(name) ? heirloomScript(root, name) : null;
				if (made === null) return next();
				made.then((text) => response.setHeader("Content-Type", "text/plain").end(text), next);
			});
		}
	};
}
// build/vite/lean-three.ts
const CUTS = [
	{
		module: /@tresjs\/core\/dist\/tres\.js$/,
		code: /extend\(THREE\);/g,
		times: 1
	},
	{
		module: /@tresjs\/core\/dist\/tres\.js$/,
		code: /setupTresDevtools\(tres\);/g,
		times: 1
	},
	{
		module: /three\/build\/three\.core\.js$/,
		code: /^(?:\w*KeyframeTrack|PropertyBinding)\.[^;]*;/gm,
		times: 24
	},
	{
		module: /three\/build\/three\.core\.js$/,
		code: /\bCurves\[ [\w.]+ \]/g,
		times: 4,
		instead: "LineCurve"
	},
	{
		module: /three\/build\/three\.module\.js$/,
		code: /const xr = new WebXRManager\( _this, _gl \);/g,
		times: 1,
		instead: `const xr = { enabled: false, isPresenting: false, getEnvironmentBlendMode() {}, addEventListener() {}, removeEventListener() {}, setAnimationLoop() {}, dispose() {} };`
	}
];
/** Returns blanks in place of a text, so that the positions of a source map stay valid. */
const blank = (text) => text.replace(/[^\n]/g, " ");
/**
* Removes from three.js and `@tresjs/core` what every canvas would carry and none uses. The page registers what it uses
* itself, and has no developer tools. If a new version words such a part differently the build stops, because the page
* would otherwise silently grow by half, or never become idle.
*/
function leanThree() {
	return {
		name: "parlor:lean-three",
		apply: "build",
		enforce: "pre",
		transform(code, id) {
			const path = (id.split("?")[0] ?? "").replaceAll("\\", "/");
			const cuts = CUTS.filter(({ module }) => module.test(path));
			if (cuts.length === 0) return null;
			let lean = code;
			for (const { code: part, times, instead } of cuts) {
				const found = [...lean.matchAll(part)].length;
				if (found !== times) this.error(`${path} holds ${String(part)} ${found} times instead of ${times}: adapt build/vite/lean-three.ts.`);
				lean = lean.replace(part, (text) => instead ?? blank(text));
			}
			return {
				code: lean,
				map: null
			};
		}
	};
}
// build/vite/page-groups.ts
/** What several games share, by the file that holds it. */
const SHARED = [
	["faces", /src\/renderer\/(?:games\/(?:layout\/|define-face)|stage\/(?:animation\/arrow-launch|options))/],
	["casino", /src\/(?:(?:renderer\/games|rules)\/casino\/|rules\/pack\/(?:cassino\/|[^/]+\.ts)|bots\/reasons\/cass?ino\.)/],
	["rules", /src\/(?:rules\/(?:kit\/|define-game|forty-nine-outfit\/(?:forty-nine\/move|[^/]+)\.ts)|bots\/reasons\/reason\.)/],
	["play", /src\/protocol\/wire\//],
	["form", /rolldown\/runtime/]
];
/** The sheets that a LAN table loads at once (see `lazy-sheets.ts`). */
const LAN_SHEETS = [...[
	"Menu",
	"Settings",
	"Leaflet",
	"Keys",
	"Pad",
	"Log",
	"Moves",
	"Result",
	"Pictures"
].map((it) => `sheets/${it}`), ...[
	"lobby/Invite",
	"play/Emotes",
	"lobby/Seats",
	"play/Leave"
].map((it) => `lan/${it}`)];
/**
* Groups the modules of the pages into few files, because a hundred small ones would be a tenth larger when compressed:
* `form`, what a phone needs to ask for a name; `play`, what it then needs to play; `show`, what shows a hand to another
* phone, with the codes that are scanned; `table`, what the whole table needs; `page`, what else the shelf needs;
* `paint`, what is written on cards of the table; `text`, what is set as a page; `picture`, what draws a picture to
* keep; `sheets`, what a LAN table must have before its host goes. The part of three.js that draws is loaded with the
* table in depth, and each game by itself, after what games share.
*/
function pageGroups(root) {
	const entry = (path) => resolve(root, "src/renderer", path).replaceAll("\\", "/");
	const handEntry = entry("hand/main.ts");
	const starts = [
		["form", handEntry],
		["play", entry("hand/play.ts")],
		...[
			"games/layout/eye.ts",
			"games/layout/trick.ts",
			"games/layout/pages.ts",
			"framing/table-layout.ts"
		].map((path) => ["play", entry(path)]),
		["show", entry("hand/HandShow.vue")],
		["table", entry("hand/WholeTable.vue")],
		["table", entry("hand/TableScreen.vue")],
		["page", entry("main.ts")],
		["paint", entry("lobby/paint/index.ts")],
		["paint", entry("lobby/paint/table-cards.ts")],
		["text", entry("panels/base/markdown.ts")],
		["picture", entry("hand/table-picture.ts")],
		...LAN_SHEETS.map((sheet) => ["sheets", entry(`panels/${sheet}Sheet.vue`)])
	];
	let groups = null;
	function assign(modules) {
		const found = /* @__PURE__ */ new Map();
		for (const [name, start] of starts) {
			const open = [start];
			for (let id = open.pop(); id !== void 0; id = open.pop()) {
				if (found.has(id) || id.includes("three.module")) continue;
				found.set(id, name);
				open.push(...modules.getModuleInfo(id)?.importedIds ?? []);
			}
		}
		found.delete(handEntry);
		return found;
	}
	return { name: (id, modules) => (groups ??= assign(modules)).get(id) ?? SHARED.find(([, part]) => part.test(id))?.[0] ?? null };
}
/** What a hand on a phone never loads: it would be most of its page. */
const STAGE = /node_modules\/(?:three|@tresjs)\/|src\/renderer\/stage\/(?:render|cast)\//;
/** Stops the build if a hand's page could ever load anything of the stage, or begin on the whole page. */
function handWall() {
	return {
		name: "parlor:hand-wall",
		apply: "build",
		generateBundle(_options, bundle) {
			const chunks = Object.values(bundle).filter((it) => it.type === "chunk");
			const open = chunks.filter(({ isEntry, name }) => isEntry && name === "hand");
			for (const chunk of open) {
				const stage = Object.entries(chunk.modules).filter(([id, it]) => it.renderedLength > 0 && STAGE.test(id));
				if (stage.length > 0) this.error(`A hand's page would load, in ${chunk.fileName}: ${stage.map(([id]) => id).join(", ")}`);
				for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
					const next = chunks.find(({ fileName }) => fileName === name);
					if (next && !open.includes(next)) open.push(next);
				}
			}
			const user = chunks.find(({ imports }) => open[0] !== void 0 && imports.includes(open[0].fileName));
			if (user) this.error(`${user.fileName} would begin a hand's page wherever it is loaded.`);
		}
	};
}
// build/vite/parts-list.ts
/** Entries that the installed app does not contain, with the code that only they use. */
const LEFT_OUT_ENTRIES = /* @__PURE__ */ new Set(["host"]);
/** Files of the page with the licences, to read, and with the parts as CycloneDX. */
const LICENCES_FILE = "licences.json";
const PARTS_FILE = "parts.cdx.json";
/**
* Creates the parts list of a build. The list is taken from the bundlers themselves, since a package manager knows
* only what was installed: most of it does not end up in the app, and tools of the build do. `collect` makes a plugin for
* each bundle (main process, preload script, page, worker), which notes what it contains; `write` one for the page,
* which is bundled last: it writes the list and the licences into it.
*/
function createPartsList(root) {
	const folders = /* @__PURE__ */ new Set();
	return {
		collect: () => ({
			name: "parlor:collect-parts",
			apply: "build",
			generateBundle(_options, bundle) {
				for (const id of modulesOf(bundle)) {
					const folder = packageFolder(id);
					if (folder !== null) folders.add(folder);
				}
			}
		}),
		write: () => ({
			name: "parlor:write-parts",
			apply: "build",
			enforce: "post",
			generateBundle() {
				const parts = [...folders].map(readPart).sort((a, b) => a.name < b.name ? -1 : 1);
				const own = readOwn(root);
				this.emitFile({
					type: "asset",
					fileName: LICENCES_FILE,
					source: JSON.stringify([own, ...parts])
				});
				this.emitFile({
					type: "asset",
					fileName: PARTS_FILE,
					source: `${JSON.stringify(cycloneDx(own, parts), null, 1)}\n`
				});
			}
		})
	};
}
/** Returns the modules of which code, styles or fonts are in the chunks of the installed app. */
function modulesOf(bundle) {
	const files = Object.values(bundle);
	const chunks = new Map(files.flatMap((file) => file.type === "chunk" ? [[file.fileName, file]] : []));
	const reached = /* @__PURE__ */ new Set();
	const visit = (name) => {
		const chunk = chunks.get(name);
		if (!chunk || reached.has(name)) return;
		reached.add(name);
		for (const each of [...chunk.imports, ...chunk.dynamicImports]) visit(each);
	};
	for (const [name, chunk] of chunks) if (chunk.isEntry && !LEFT_OUT_ENTRIES.has(chunk.name)) visit(name);
	const code = [...reached].flatMap((name) => Object.entries(chunks.get(name)?.modules ?? {}).filter(([id, module]) => module.renderedLength > 0 || /\.css(\?|$)/.test(id)).map(([id]) => id));
	const assets = files.flatMap((file) => file.type === "asset" ? file.originalFileNames : []);
	return [...code, ...assets];
}
/** Returns the folder of the package that a module belongs to; null for a module of this project or of the bundler. */
function packageFolder(id) {
	const [, folder] = /^\0?(?:.*:)?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/")) ?? [];
	return folder !== void 0 && existsSync(join(folder, "package.json")) ? folder : null;
}
function readPart(folder) {
	const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	const file = readdirSync(folder).sort().find((each) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(each));
	if (license === void 0 || file === void 0) throw new Error(`${name} names no licence or lacks its text, so that it cannot be shipped.`);
	return {
		name,
		version,
		licence: license,
		text: readFileSync(join(folder, file), "utf8")
	};
}
function readOwn(root) {
	const { productName, version, license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	return {
		name: productName,
		version,
		licence: license,
		text: readFileSync(join(root, "LICENSE"), "utf8")
	};
}
/** Returns the list as a CycloneDX document, without time and serial number, so that it is the same in every build. */
function cycloneDx(own, parts) {
	const licenses = ({ licence }) => / /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }];
	const purl = ({ name, version }) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
	return {
		bomFormat: "CycloneDX",
		specVersion: "1.6",
		version: 1,
		metadata: { component: {
			type: "application",
			name: own.name,
			version: own.version,
			licenses: licenses(own)
		} },
		components: parts.map((part) => ({
			type: part.name.startsWith("@fontsource/") ? "data" : "library",
			"bom-ref": purl(part),
			name: part.name,
			version: part.version,
			licenses: licenses(part),
			purl: purl(part)
		}))
	};
}
// build/vite/stub-modules.ts
/** Modules imported by libraries that the page does not need, with their replacements: functions without effect. */
const STAND_INS = {
	"@vue/devtools-api": `const nothing = () => {}
    export { nothing as setupDevtoolsPlugin, nothing as setupDevToolsPlugin, nothing as addCustomTab, nothing as addCustomCommand }`,
	"@pmndrs/pointer-events": `const nothing = () => {}
    export const forwardHtmlEvents = () => ({ update: nothing, destroy: nothing })
    export const getVoidObject = () => ({ addEventListener: nothing })`
};
const PREFIX = "\0parlor:left-out:";
/** Leaves out of the built page modules that it would load but never use. */
function stubUnusedModules() {
	return {
		name: "parlor:left-out",
		apply: "build",
		enforce: "pre",
		resolveId: (source) => Object.hasOwn(STAND_INS, source) ? PREFIX + source : null,
		load: (id) => id.startsWith(PREFIX) ? STAND_INS[id.slice(17)] : null
	};
}
// build/vite/web-fonts.ts
/**
* Leaves the older format out of the packages' fonts: every browser that opens the page reads woff2, and both formats
* of each would be shipped.
*/
function webFonts() {
	return {
		name: "parlor:web-fonts",
		enforce: "pre",
		transform: {
			filter: { id: /@fontsource[^?]*\.css(\?|$)/ },
			handler: (css) => css.replace(/,\s*url\([^)]*\.woff\)\s*format\((['"])woff\1\)/g, "")
		}
	};
}
// electron.vite.config.ts
const root = import.meta.dirname;
const parts = createPartsList(root);
var electron_vite_config_default = defineConfig({
	main: {
		plugins: [parts.collect()],
		build: {
			outDir: resolve(root, "out/main"),
			minify: true,
			externalizeDeps: false,
			rolldownOptions: {
				external: ["open"],
				input: {
					index: resolve(root, "src/main/index.ts"),
					host: resolve(root, "src/host/main.ts"),
					"node-worker": resolve(root, "src/node/bots/node-worker.ts"),
					"saves-worker": resolve(root, "src/node/storage/judging/saves-worker.ts")
				}
			}
		}
	},
	preload: {
		plugins: [parts.collect()],
		build: {
			outDir: resolve(root, "out/preload"),
			minify: true,
			externalizeDeps: false,
			rolldownOptions: {
				input: resolve(root, "src/preload/index.ts"),
				output: {
					format: "cjs",
					entryFileNames: "[name].cjs"
				}
			}
		}
	},
	renderer: {
		root: resolve(root, "src/renderer"),
		publicDir: false,
		define: {
			__VUE_OPTIONS_API__: false,
			__VUE_PROD_DEVTOOLS__: false,
			__VUE_I18N_FULL_INSTALL__: false,
			__VUE_I18N_LEGACY_API__: false,
			__INTLIFY_PROD_DEVTOOLS__: false,
			__INTLIFY_DROP_MESSAGE_COMPILER__: false,
			__INTLIFY_JIT_COMPILATION__: true
		},
		plugins: [
			vue({ ...templateCompilerOptions }),
			browserFloor(),
			leanThree(),
			handWall(),
			webFonts(),
			parts.collect(),
			parts.write(),
			stubUnusedModules(),
			heirlooms(root),
			bakedPictures(resolve(root, "resources/baked")),
			stampSources(root)
		],
		worker: {
			format: "es",
			plugins: () => [parts.collect()],
			rolldownOptions: { output: { codeSplitting: { groups: [{
				name: "thought",
				minShareCount: 3
			}] } } }
		},
		build: {
			outDir: resolve(root, "out/renderer"),
			emptyOutDir: true,
			minify: true,
			reportCompressedSize: false,
			chunkSizeWarningLimit: 1200,
			assetsInlineLimit: 0,
			rolldownOptions: {
				input: {
					index: resolve(root, "src/renderer/index.html"),
					hand: resolve(root, "src/renderer/hand.html")
				},
				output: { codeSplitting: {
					groups: [pageGroups(root)],
					includeDependenciesRecursively: false
				} }
			}
		}
	}
});
export { electron_vite_config_default as default };

//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJmaWxlIjoiZWxlY3Ryb24udml0ZS5jb25maWcuanMiLCJuYW1lcyI6W10sInNvdXJjZXMiOlsiL3dvcmsvcm9vbXMvNDYvYnVpbGQvbGF1bmNoL3NvdXJjZXMudHMiLCIvd29yay9yb29tcy80Ni9idWlsZC92aXRlL2Jyb3dzZXItZmxvb3IudHMiLCIvd29yay9yb29tcy80Ni9idWlsZC9wcmludC9iYWtlL2Jha2VkLWZpbGVzLnRzIiwiL3dvcmsvcm9vbXMvNDYvYnVpbGQvdml0ZS9iYWtlZC1waWN0dXJlcy50cyIsIi93b3JrL3Jvb21zLzQ2L3NyYy9ydWxlcy9tYW5pZmVzdC50cyIsIi93b3JrL3Jvb21zLzQ2L2J1aWxkL3ZpdGUvaGVpcmxvb21zLnRzIiwiL3dvcmsvcm9vbXMvNDYvYnVpbGQvdml0ZS9sZWFuLXRocmVlLnRzIiwiL3dvcmsvcm9vbXMvNDYvYnVpbGQvdml0ZS9wYWdlLWdyb3Vwcy50cyIsIi93b3JrL3Jvb21zLzQ2L2J1aWxkL3ZpdGUvcGFydHMtbGlzdC50cyIsIi93b3JrL3Jvb21zLzQ2L2J1aWxkL3ZpdGUvc3R1Yi1tb2R1bGVzLnRzIiwiL3dvcmsvcm9vbXMvNDYvYnVpbGQvdml0ZS93ZWItZm9udHMudHMiLCIvd29yay9yb29tcy80Ni9lbGVjdHJvbi52aXRlLmNvbmZpZy50cyJdLCJzb3VyY2VzQ29udGVudCI6WyJpbXBvcnQgeyBjcmVhdGVIYXNoIH0gZnJvbSAnbm9kZTpjcnlwdG8nXG5pbXBvcnQgeyBleGlzdHNTeW5jIH0gZnJvbSAnbm9kZTpmcydcbmltcG9ydCB7IG1rZGlyLCByZWFkZGlyLCByZWFkRmlsZSwgd3JpdGVGaWxlIH0gZnJvbSAnbm9kZTpmcy9wcm9taXNlcydcbmltcG9ydCB7IGRpcm5hbWUsIGpvaW4gfSBmcm9tICdub2RlOnBhdGgnXG5pbXBvcnQgdHlwZSB7IFBsdWdpbiB9IGZyb20gJ3ZpdGUnXG5pbXBvcnQgeyBBV0FJVEVEX0xJU1QsIFVORklOSVNIRURfTUFSS0VSIH0gZnJvbSAnLi4vLi4vc3JjL25vZGUvd2ViL2xhdGUtcGljdHVyZXMnXG5cbi8qKiBJbnB1dHMgb2YgdGhlIGJ1aWx0IHBhZ2UgYW5kIEVsZWN0cm9uJ3Mgc2NyaXB0cywgcmVsYXRpdmUgdG8gdGhlIHJlcG9zaXRvcnkuICovXG5jb25zdCBTT1VSQ0VTID0gW1xuICAnc3JjL21haW4nLFxuICAnc3JjL3ByZWxvYWQnLFxuICAnc3JjL2hvc3QnLFxuICAnc3JjL3JlbmRlcmVyJyxcbiAgJ3NyYy9wcm90b2NvbCcsXG4gICdzcmMvcnVsZXMnLFxuICAnc3JjL2JvdHMnLFxuICAnc3JjL2FzeW5jJyxcbiAgJ3NyYy9wb3J0cycsXG4gICdzcmMvc2Vzc2lvbicsXG4gICdzcmMvZHJhd2VyJyxcbiAgJ3NyYy9leGhpYml0JyxcbiAgJ3NyYy9sYW4tY2xpZW50JyxcbiAgJ3NyYy9ub2RlJyxcbiAgJ3Jlc291cmNlcycsXG4gICdkb2NzL3BpY3R1cmVzJyxcbiAgJ2J1aWxkL3ZpdGUnLFxuICAnYnVpbGQvcHJpbnQnLFxuICAnZWxlY3Ryb24udml0ZS5jb25maWcudHMnLFxuICAncGFja2FnZS5qc29uJyxcbiAgJ3BhY2thZ2UtbG9jay5qc29uJyxcbl1cbmNvbnN0IFNUQU1QID0gJ291dC9zb3VyY2VzLnNoYTI1Nidcbi8qKiBNYXJrZXIgZmlsZSB0aGF0IGV4aXN0cyB3aGlsZSBwaWN0dXJlcyBvZiB0aGUgYnVpbHQgcGFnZSBhcmUgc3RpbGwgYmVpbmcgbWFkZS4gKi9cbmV4cG9ydCBjb25zdCBVTkZJTklTSEVEX1BJQ1RVUkVTID0gYG91dC9yZW5kZXJlci9iYWtlZC8ke1VORklOSVNIRURfTUFSS0VSfWBcbi8qKiBMaXN0IG9mIHRob3NlIHBpY3R1cmVzIHRoYXQgYSBwYWdlIGlzIHdhaXRpbmcgZm9yLiAqL1xuZXhwb3J0IGNvbnN0IEFXQUlURURfUElDVFVSRVMgPSBgb3V0L3JlbmRlcmVyL2Jha2VkLyR7QVdBSVRFRF9MSVNUfWBcbmNvbnN0IFBST0RVQ1RTID0gW1xuICAnb3V0L21haW4vaW5kZXguanMnLFxuICAnb3V0L3ByZWxvYWQvaW5kZXguY2pzJyxcbiAgJ291dC9yZW5kZXJlci9pbmRleC5odG1sJyxcbiAgJ291dC9yZW5kZXJlci9oYW5kLmh0bWwnLFxuICAnb3V0L3JlbmRlcmVyL2hlaXJsb29tL2hlaXJsb29tLmNzcycsXG4gICdvdXQvcmVuZGVyZXIvYmFrZWQvbWFuaWZlc3QuanNvbicsXG5dXG5cbi8qKiBSZXR1cm5zIHRoZSBTSEEtMjU2IG92ZXIgbmFtZXMgYW5kIGNvbnRlbnRzIG9mIGV2ZXJ5dGhpbmcgdGhhdCBhIGJ1aWxkIHJlYWRzLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGhhc2hTb3VyY2VzKHJvb3Q6IHN0cmluZyk6IFByb21pc2U8c3RyaW5nPiB7XG4gIGNvbnN0IGhhc2ggPSBjcmVhdGVIYXNoKCdzaGEyNTYnKVxuICBmb3IgKGNvbnN0IHBhdGggb2YgU09VUkNFUykge1xuICAgIGlmICghZXhpc3RzU3luYyhqb2luKHJvb3QsIHBhdGgpKSkgY29udGludWVcbiAgICBmb3IgKGNvbnN0IGZpbGUgb2YgYXdhaXQgZmlsZXNCZWxvdyhyb290LCBwYXRoKSkge1xuICAgICAgaGFzaC51cGRhdGUoYCR7ZmlsZX1cXDBgKS51cGRhdGUoYXdhaXQgcmVhZEZpbGUoam9pbihyb290LCBmaWxlKSkpXG4gICAgfVxuICB9XG4gIHJldHVybiBoYXNoLmRpZ2VzdCgnaGV4Jylcbn1cblxuLyoqIFdoZXRoZXIgdGhlIGNvbnRlbnRzIG9mIGBvdXRgIHdlcmUgYnVpbHQgZnJvbSB0aGUgcHJlc2VudCBzb3VyY2VzLiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIGlzQnVpbHQocm9vdDogc3RyaW5nKTogUHJvbWlzZTxib29sZWFuPiB7XG4gIGlmICghUFJPRFVDVFMuZXZlcnkoKGZpbGUpID0+IGV4aXN0c1N5bmMoam9pbihyb290LCBmaWxlKSkpKSByZXR1cm4gZmFsc2VcbiAgaWYgKGV4aXN0c1N5bmMoam9pbihyb290LCBVTkZJTklTSEVEX1BJQ1RVUkVTKSkpIHJldHVybiBmYWxzZVxuICBjb25zdCBzdGFtcCA9IGF3YWl0IHJlYWRGaWxlKGpvaW4ocm9vdCwgU1RBTVApLCAndXRmOCcpLmNhdGNoKCgpID0+ICcnKVxuICByZXR1cm4gc3RhbXAgPT09IChhd2FpdCBoYXNoU291cmNlcyhyb290KSlcbn1cblxuLyoqIFJlY29yZHMgYXQgdGhlIGVuZCBvZiBhIGJ1aWxkIHRoZSBoYXNoIG9mIGl0cyBzb3VyY2VzLCB0YWtlbiB3aGVuIGl0IGJlZ2FuLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHN0YW1wU291cmNlcyhyb290OiBzdHJpbmcpOiBQbHVnaW4ge1xuICBsZXQgaGFzaCA9ICcnXG4gIHJldHVybiB7XG4gICAgbmFtZTogJ3BhcmxvcjpzdGFtcC1zb3VyY2VzJyxcbiAgICBhcHBseTogJ2J1aWxkJyxcbiAgICBhc3luYyBidWlsZFN0YXJ0KCkge1xuICAgICAgaGFzaCA9IGF3YWl0IGhhc2hTb3VyY2VzKHJvb3QpXG4gICAgfSxcbiAgICBhc3luYyBjbG9zZUJ1bmRsZShmYXVsdD86IEVycm9yKSB7XG4gICAgICBpZiAoZmF1bHQpIHJldHVyblxuICAgICAgY29uc3QgZmlsZSA9IGpvaW4ocm9vdCwgU1RBTVApXG4gICAgICBhd2FpdCBta2RpcihkaXJuYW1lKGZpbGUpLCB7IHJlY3Vyc2l2ZTogdHJ1ZSB9KVxuICAgICAgYXdhaXQgd3JpdGVGaWxlKGZpbGUsIGhhc2gpXG4gICAgfSxcbiAgfVxufVxuXG5hc3luYyBmdW5jdGlvbiBmaWxlc0JlbG93KHJvb3Q6IHN0cmluZywgcGF0aDogc3RyaW5nKTogUHJvbWlzZTxzdHJpbmdbXT4ge1xuICBpZiAocGF0aCA9PT0gJ3Jlc291cmNlcy9iYWtlZCcgfHwgcGF0aC5lbmRzV2l0aCgnLkRTX1N0b3JlJykpIHJldHVybiBbXVxuICBjb25zdCBlbnRyaWVzID0gYXdhaXQgcmVhZGRpcihqb2luKHJvb3QsIHBhdGgpLCB7IHdpdGhGaWxlVHlwZXM6IHRydWUgfSkuY2F0Y2goKCkgPT4gbnVsbClcbiAgaWYgKGVudHJpZXMgPT09IG51bGwpIHJldHVybiBbcGF0aF1cbiAgZW50cmllcy5zb3J0KChhLCBiKSA9PiAoYS5uYW1lIDwgYi5uYW1lID8gLTEgOiAxKSlcbiAgY29uc3QgYmVsb3c6IHN0cmluZ1tdID0gW11cbiAgZm9yIChjb25zdCBlbnRyeSBvZiBlbnRyaWVzKSB7XG4gICAgY29uc3QgaW5uZXIgPSBgJHtwYXRofS8ke2VudHJ5Lm5hbWV9YFxuICAgIGlmIChlbnRyeS5pc0RpcmVjdG9yeSgpKSBiZWxvdy5wdXNoKC4uLihhd2FpdCBmaWxlc0JlbG93KHJvb3QsIGlubmVyKSkpXG4gICAgZWxzZSBpZiAoZW50cnkuaXNGaWxlKCkgJiYgZW50cnkubmFtZSAhPT0gJy5EU19TdG9yZScpIGJlbG93LnB1c2goaW5uZXIpXG4gIH1cbiAgcmV0dXJuIGJlbG93XG59XG4iLCJpbXBvcnQgdHlwZSB7IFBsdWdpbiB9IGZyb20gJ3ZpdGUnXG5cbi8qKiBUaGUgb2xkZXN0IGJyb3dzZXJzIGZvciB3aGljaCB0aGUgcGFnZSBpcyBidWlsdC4gUkVBRE1FLm1kIGFuZCBzcmMvcmVuZGVyZXIvaW5kZXguaHRtbCBuYW1lIHRoZSBzYW1lIG9uZXMuICovXG5leHBvcnQgY29uc3QgT0xERVNUX0JST1dTRVJTID0gWydzYWZhcmkxNi40JywgJ2ZpcmVmb3gxMTUnLCAnY2hyb21lMTEwJ11cblxuLyoqXG4gKiBCdWlsZHMgdGhlIHBhZ2UgZm9yIGFsbCBzdXBwb3J0ZWQgYnJvd3NlcnMsIG5vdCBvbmx5IGZvciBFbGVjdHJvbi4gRG9uZSBieSBhIHBsdWdpbiwgYmVjYXVzZSBlbGVjdHJvbi12aXRlIGFkZHMgaXRzXG4gKiBvd24gYnJvd3NlciB0byB3aGF0ZXZlciBgYnVpbGQudGFyZ2V0YCBjb250YWlucy5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJyb3dzZXJGbG9vcigpOiBQbHVnaW4ge1xuICByZXR1cm4ge1xuICAgIG5hbWU6ICdicm93c2VyLWZsb29yJyxcbiAgICBlbmZvcmNlOiAncG9zdCcsXG4gICAgY29uZmlnKGNvbmZpZykge1xuICAgICAgY29uZmlnLmJ1aWxkID0geyAuLi5jb25maWcuYnVpbGQsIHRhcmdldDogT0xERVNUX0JST1dTRVJTIH1cbiAgICB9LFxuICB9XG59XG4iLCJpbXBvcnQgcGF0aCBmcm9tICdub2RlOnBhdGgnXG5pbXBvcnQgeyBleGlzdHNTeW5jLCByZWFkRmlsZVN5bmMsIHdyaXRlRmlsZVN5bmMgfSBmcm9tICdub2RlOmZzJ1xuaW1wb3J0IHR5cGUgeyBKb2IgfSBmcm9tICcuLi9qb2InXG5cbi8qKlxuICogUGljdHVyZXMgdGhhdCBhcmUgbG9hZGVkIHRvZ2V0aGVyOiBvbmUgYm94IHdpdGggaXRzIGJvYXJkLCBsaWQsIGxlYWZsZXQgYW5kIGFpZDsgdGhlIHJvb20gd2l0aCB0aGUgY2xvc2VkIGJveGVzIGFuZFxuICogdGhlIHRpY2tldHM7IG9yIHRoZSBwb3J0cmFpdHMuXG4gKi9cbmludGVyZmFjZSBTaXplQnVkZ2V0IHtcbiAgcmVhZG9ubHkgbmFtZTogc3RyaW5nXG4gIHJlYWRvbmx5IHBhdHRlcm46IFJlZ0V4cFxuICAvKiogTGltaXRzIGluIGJ5dGVzIGluIGZ1bGwgYW5kIGluIHNtYWxsIHNpemU7IHBsYWluIGFuZCBhaWRlZCBwaWN0dXJlcyBib3RoIGNvdW50LiAqL1xuICByZWFkb25seSBmdWxsOiBudW1iZXJcbiAgcmVhZG9ubHkgc21hbGw6IG51bWJlclxufVxuXG5jb25zdCBNQiA9IDEwMjQgKiAxMDI0XG5jb25zdCBCT1hfTElNSVRTID0geyBmdWxsOiA0ICogTUIsIHNtYWxsOiAxLjUgKiBNQiB9IGFzIGNvbnN0XG5cbmV4cG9ydCBjb25zdCBTSVpFX0JVREdFVFM6IHJlYWRvbmx5IFNpemVCdWRnZXRbXSA9IFtcbiAgeyBuYW1lOiAnRm9ydHktTmluZSBvdXRmaXQnLCBwYXR0ZXJuOiAvXig0OXxtYW4pXFwvfF5wYWQkLywgLi4uQk9YX0xJTUlUUyB9LFxuICB7IG5hbWU6ICdEZWNrLU8tQ2FyZHMnLCBwYXR0ZXJuOiAvXmRlY29cXC8vLCAuLi5CT1hfTElNSVRTIH0sXG4gIHsgbmFtZTogJ0xpb24gQ29mZmVlJywgcGF0dGVybjogL15saW9uXFwvLywgLi4uQk9YX0xJTUlUUyB9LFxuICB7IG5hbWU6ICdQYWNrIG9mIGNhcmRzJywgcGF0dGVybjogL15wYWNrXFwvLywgLi4uQk9YX0xJTUlUUyB9LFxuICB7IG5hbWU6ICdSb29tLCBzaGVsZiwgdGlja2V0cycsIHBhdHRlcm46IC9eKHJvb218c2hlbGZ8dGlja2V0KVxcLy8sIC4uLkJPWF9MSU1JVFMgfSxcbiAgeyBuYW1lOiAnUG9ydHJhaXRzJywgcGF0dGVybjogL15wb3J0cmFpdFxcLy8sIGZ1bGw6IDAuMSAqIE1CLCBzbWFsbDogMC4wNCAqIE1CIH0sXG5dXG5cbi8qKiBCeXRlcyBvZiBlYWNoIHBpY3R1cmUsIGZ1bGwgYW5kIHNtYWxsLiAqL1xudHlwZSBTaXplcyA9IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHJlYWRvbmx5IFtmdWxsOiBudW1iZXIsIHNtYWxsOiBudW1iZXJdPj5cblxuY29uc3QgZm9ybWF0TWVnYWJ5dGVzID0gKGJ5dGVzOiBudW1iZXIpOiBzdHJpbmcgPT4gKGJ5dGVzIC8gTUIpLnRvRml4ZWQoMikucGFkU3RhcnQoNSlcblxuLyoqXG4gKiBSZXR1cm5zIHRoZSBmaWxlIG5hbWVzIG9mIGEgcGljdHVyZSwgcmVsYXRpdmUgdG8gdGhlIGZvbGRlcjogZm9yIGA0OS9hdGxhc2AsIGA0OS1hdGxhcy53ZWJwYCBhbmRcbiAqIGA0OS1hdGxhcy1zbWFsbC53ZWJwYC5cbiAqL1xuZXhwb3J0IGNvbnN0IGZpbGVOYW1lcyA9IChwaWN0dXJlOiBzdHJpbmcpOiB7IGZpbGU6IHN0cmluZzsgc21hbGw6IHN0cmluZyB9ID0+IHtcbiAgY29uc3Qgc3RlbSA9IHBpY3R1cmUucmVwbGFjZUFsbCgnLycsICctJylcbiAgcmV0dXJuIHsgZmlsZTogYCR7c3RlbX0ud2VicGAsIHNtYWxsOiBgJHtzdGVtfS1zbWFsbC53ZWJwYCB9XG59XG5cbi8qKlxuICogUGljdHVyZXMgdGhhdCBtdXN0IGJlIGxvYWRlZCBiZWZvcmUgdGhlIHNoZWxmIG9mIGJveGVzIGlzIHNob3duOyB0aGUgcGljdHVyZXMgb2YgYSBnYW1lIGFyZSBmZXRjaGVkIHdoZW4gaXQgaXNcbiAqIG9wZW5lZC5cbiAqL1xuY29uc3QgU0hFTEZfUElDVFVSRVMgPSAvXnNoZWxmXFwvfF5yb29tXFwvKHdvb2R8ZmlicmV8cGFwZXItbm9ybWFsfGJhY2tkcm9wKXxcXC90cmF5JC9cblxuLyoqIFdoZXRoZXIgdGhpcyBqb2IgZHJhd3MgYSBwaWN0dXJlIG9mIHRoZSBzaGVsZi4gKi9cbmV4cG9ydCBmdW5jdGlvbiBpc09uU2hlbGYoam9iOiBKb2IpOiBib29sZWFuIHtcbiAgcmV0dXJuIE9iamVjdC5rZXlzKGpvYi5waWN0dXJlcykuc29tZSgobmFtZSkgPT4gU0hFTEZfUElDVFVSRVMudGVzdChuYW1lKSlcbn1cblxuLyoqIExpbmUgdGhhdCB0aGUgYmFrZSBwcmludHMgYXMgc29vbiBhcyBhbGwgcGljdHVyZXMgb2YgdGhlIHNoZWxmIGFyZSByZWFkeS4gKi9cbmV4cG9ydCBjb25zdCBTSEVMRl9SRUFEWV9NRVNTQUdFID0gJ1RoZSBzaGVsZiBpcyBwcmludGVkLidcblxuLyoqIEZpbGUgYmVzaWRlIHRoZSBwaWN0dXJlcyB3aXRoIHRoZSBoYXNoZXMgb2YgdGhlIGxhc3QgYmFrZTogdGhlIGRpZ2VzdCBvZiBlYWNoIHBpY3R1cmUncyBpbnB1dHMuICovXG5jb25zdCBESUdFU1RTX0ZJTEUgPSAnZGlnZXN0cy5qc29uJ1xuXG5leHBvcnQgdHlwZSBEaWdlc3RzID0gUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj5cblxuLyoqIFJldHVybnMgdGhlIGRpZ2VzdHMgb2YgdGhlIHBpY3R1cmVzIGluIGEgZm9sZGVyOyBlbXB0eSBpZiBpdCBoYXMgbmV2ZXIgYmVlbiBiYWtlZCBpbnRvLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHJlYWREaWdlc3RzKGZvbGRlcjogc3RyaW5nKTogRGlnZXN0cyB7XG4gIHRyeSB7XG4gICAgcmV0dXJuIEpTT04ucGFyc2UocmVhZEZpbGVTeW5jKHBhdGguam9pbihmb2xkZXIsIERJR0VTVFNfRklMRSksICd1dGY4JykpIGFzIERpZ2VzdHNcbiAgfSBjYXRjaCB7XG4gICAgcmV0dXJuIHt9XG4gIH1cbn1cblxuLyoqIFdyaXRlcyB0aGUgaGFzaGVzIG9mIGEgYmFrZSBiZXNpZGUgaXRzIHBpY3R1cmVzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHdyaXRlRGlnZXN0cyhmb2xkZXI6IHN0cmluZywgZGlnZXN0czogRGlnZXN0cyk6IHZvaWQge1xuICB3cml0ZUZpbGVTeW5jKHBhdGguam9pbihmb2xkZXIsIERJR0VTVFNfRklMRSksIGAke0pTT04uc3RyaW5naWZ5KGRpZ2VzdHMsIG51bGwsIDEpfVxcbmApXG59XG5cbi8qKiBXaGV0aGVyIGFsbCBwaWN0dXJlcyBvZiBhIGpvYiBhcmUgaW4gdGhlIGZvbGRlciwgaW4gYm90aCBzaXplcywgd2l0aCB0aGUgcHJlc2VudCBkaWdlc3Qgb2YgdGhlaXIgaW5wdXRzLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGlzRnJlc2goZm9sZGVyOiBzdHJpbmcsIGpvYjogSm9iLCBkaWdlc3Q6IHN0cmluZywgcHJldmlvdXNEaWdlc3RzOiBEaWdlc3RzKTogYm9vbGVhbiB7XG4gIHJldHVybiBPYmplY3Qua2V5cyhqb2IucGljdHVyZXMpLmV2ZXJ5KChuYW1lKSA9PiB7XG4gICAgY29uc3QgeyBmaWxlLCBzbWFsbCB9ID0gZmlsZU5hbWVzKG5hbWUpXG4gICAgcmV0dXJuIHByZXZpb3VzRGlnZXN0c1tuYW1lXSA9PT0gZGlnZXN0ICYmIFtmaWxlLCBzbWFsbF0uZXZlcnkoKGVhY2gpID0+IGV4aXN0c1N5bmMocGF0aC5qb2luKGZvbGRlciwgZWFjaCkpKVxuICB9KVxufVxuXG4vKiogUmV0dXJucyB0aGUgYnl0ZXMgb2YgYSBzaGFyZSwgZnVsbCBhbmQgc21hbGwuICovXG5mdW5jdGlvbiB0b3RhbFNpemVPZihzaGFyZTogU2l6ZUJ1ZGdldCwgc2l6ZXM6IFNpemVzKTogW2Z1bGw6IG51bWJlciwgc21hbGw6IG51bWJlcl0ge1xuICBjb25zdCBtaW5lID0gT2JqZWN0LmVudHJpZXMoc2l6ZXMpLmZpbHRlcigoW25hbWVdKSA9PiBzaGFyZS5wYXR0ZXJuLnRlc3QobmFtZSkpXG4gIHJldHVybiBbbWluZS5yZWR1Y2UoKHN1bSwgWywgW2Z1bGxdXSkgPT4gc3VtICsgZnVsbCwgMCksIG1pbmUucmVkdWNlKChzdW0sIFssIFssIHNtYWxsXV0pID0+IHN1bSArIHNtYWxsLCAwKV1cbn1cblxuLyoqIFJldHVybnMgdGhlIHNpemVzIGJ5IHNoYXJlIGFzIGEgdGFibGUsIGFuZCB0aGUgbmFtZXMgb2Ygc2hhcmVzIG92ZXIgdGhlaXIgYnVkZ2V0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNoZWNrQnVkZ2V0cyhzaXplczogU2l6ZXMpOiB7IHJlYWRvbmx5IGxpbmVzOiBzdHJpbmdbXTsgcmVhZG9ubHkgb3ZlckJ1ZGdldDogc3RyaW5nW10gfSB7XG4gIGNvbnN0IGJleW9uZDogc3RyaW5nW10gPSBbXVxuICBjb25zdCBsaW5lcyA9IFNJWkVfQlVER0VUUy5tYXAoKHNoYXJlKSA9PiB7XG4gICAgY29uc3QgW2Z1bGwsIHNtYWxsXSA9IHRvdGFsU2l6ZU9mKHNoYXJlLCBzaXplcylcbiAgICBjb25zdCBvdmVyID0gZnVsbCA+IHNoYXJlLmZ1bGwgfHwgc21hbGwgPiBzaGFyZS5zbWFsbFxuICAgIGlmIChvdmVyKSBiZXlvbmQucHVzaChzaGFyZS5uYW1lKVxuICAgIGNvbnN0IHJvb20gPSBgb2YgJHtmb3JtYXRNZWdhYnl0ZXMoc2hhcmUuZnVsbCl9IE1CLCBzbWFsbCAke2Zvcm1hdE1lZ2FieXRlcyhzbWFsbCl9IG9mICR7Zm9ybWF0TWVnYWJ5dGVzKHNoYXJlLnNtYWxsKX0gTUJgXG4gICAgcmV0dXJuIGAke3NoYXJlLm5hbWUucGFkRW5kKDIwKX0gJHtmb3JtYXRNZWdhYnl0ZXMoZnVsbCl9ICR7cm9vbX0ke292ZXIgPyAnICBUT08gTEFSR0UnIDogJyd9YFxuICB9KVxuICByZXR1cm4geyBsaW5lcywgb3ZlckJ1ZGdldDogYmV5b25kIH1cbn1cbiIsImltcG9ydCB7IGV4aXN0c1N5bmMgfSBmcm9tICdub2RlOmZzJ1xuaW1wb3J0IHsgcmVhZEZpbGUsIGNvcHlGaWxlLCBta2RpciwgcmVuYW1lLCB3cml0ZUZpbGUgfSBmcm9tICdub2RlOmZzL3Byb21pc2VzJ1xuaW1wb3J0IHsgZXh0bmFtZSwgam9pbiwgcmVzb2x2ZSwgc2VwIH0gZnJvbSAnbm9kZTpwYXRoJ1xuaW1wb3J0IHNoYXJwIGZyb20gJ3NoYXJwJ1xuaW1wb3J0IHR5cGUgeyBQbHVnaW4gfSBmcm9tICd2aXRlJ1xuaW1wb3J0IHR5cGUgeyBCYWtlZE1hbmlmZXN0IH0gZnJvbSAnLi4vLi4vc3JjL3JlbmRlcmVyL3N0YWdlL21vZGVsL3BpY3R1cmUtbWFuaWZlc3QnXG5pbXBvcnQgeyByZWFkRGlnZXN0cywgdHlwZSBEaWdlc3RzIH0gZnJvbSAnLi4vcHJpbnQvYmFrZS9iYWtlZC1maWxlcydcblxuLyoqXG4gKiBXaWR0aHMgaW4gcGl4ZWxzIG9mIHRoZSBwaWN0dXJlcyB0aGF0IGEgaGFuZCdzIHBhZ2UgaGFzIHNtYWxsZXIgdGhhbiB0aGUgZmxhdCB0YWJsZSwgc28gdGhhdCBhIGdhbWUncyBhbGwgdG9nZXRoZXIgc3RheVxuICogd2l0aGluIHdoYXQgYSBwaG9uZSBsb2FkcyBpbiBhIHNsb3cgbmV0d29yay5cbiAqL1xuY29uc3QgSEFORF9XSURUSFM6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIG51bWJlcj4+ID0ge1xuICAnNDkvYXRsYXMnOiAxXzg0MyxcbiAgJzQ5L2F0bGFzLWFpZCc6IDFfODQzLFxuICAnNDkvYm9hcmQnOiA3MDQsXG4gICc0OS9ib2FyZC1haWQnOiA3MDQsXG59XG5jb25zdCBIQU5EX1FVQUxJVFkgPSA2MlxuXG4vKipcbiAqIENvcGllcyBiYWtlZCBwaWN0dXJlcyB0byB0aGUgZm9sZGVyIGZyb20gd2hpY2ggdGhlIHBhZ2UgbG9hZHMgdGhlbSwgZWFjaCB1bmRlciBhIG5hbWUgdGhhdCBjb250YWlucyBhIGhhc2ggb2YgaXRzXG4gKiBpbnB1dHMsIHNvIHRoYXQgYnJvd3NlcnMgbWF5IGNhY2hlIGl0IHBlcm1hbmVudGx5LCBhbmQgd3JpdGVzIHRoZSBtYW5pZmVzdCB3aXRoIHRoZXNlIG5hbWVzLiBFeGlzdGluZyBmaWxlcyBhcmUga2VwdC5cbiAqIEBwYXJhbSBkaWdlc3RzIGRpZ2VzdCBvZiB0aGUgcHJlc2VudCBpbnB1dHMgb2YgZWFjaCBwaWN0dXJlXG4gKiBAcGFyYW0gbWFkZURpZ2VzdHMgZGlnZXN0IG9mIHRoZSBpbnB1dHMgZnJvbSB3aGljaCBlYWNoIGV4aXN0aW5nIHBpY3R1cmUgd2FzIG1hZGUuIE90aGVyIHBpY3R1cmVzIGFyZSBvbmx5IG5hbWVkIGluXG4gKiB0aGUgbWFuaWZlc3QgYW5kIGFyZSBjb3BpZWQgbGF0ZXJcbiAqL1xuZXhwb3J0IGFzeW5jIGZ1bmN0aW9uIHB1Ymxpc2goXG4gIGZyb206IHN0cmluZyxcbiAgdG86IHN0cmluZyxcbiAgbWFuaWZlc3Q6IEJha2VkTWFuaWZlc3QsXG4gIGRpZ2VzdHM6IERpZ2VzdHMsXG4gIG1hZGVEaWdlc3RzOiBEaWdlc3RzID0gZGlnZXN0cyxcbik6IFByb21pc2U8dm9pZD4ge1xuICBhd2FpdCBta2Rpcih0bywgeyByZWN1cnNpdmU6IHRydWUgfSlcbiAgY29uc3QgZGlnZXN0T2YgPSAobmFtZTogc3RyaW5nKTogc3RyaW5nID0+IHtcbiAgICBjb25zdCBkaWdlc3QgPSBkaWdlc3RzW25hbWVdXG4gICAgaWYgKGRpZ2VzdCA9PT0gdW5kZWZpbmVkKSB0aHJvdyBuZXcgRXJyb3IoYFRoZSBiYWtlIGRvZXMgbm90IHNheSB3aGF0ICR7bmFtZX0gaXMgbWFkZSBmcm9tLmApXG4gICAgcmV0dXJuIGRpZ2VzdFxuICB9XG4gIGNvbnN0IHBpY3R1cmVzOiBSZWNvcmQ8c3RyaW5nLCBCYWtlZE1hbmlmZXN0WydwaWN0dXJlcyddW3N0cmluZ10+ID0ge31cbiAgZm9yIChjb25zdCBbbmFtZSwgcGljdHVyZV0gb2YgT2JqZWN0LmVudHJpZXMobWFuaWZlc3QucGljdHVyZXMpKSB7XG4gICAgY29uc3QgZGlnZXN0ID0gZGlnZXN0T2YobmFtZSlcbiAgICBjb25zdCBbZmlsZSwgc21hbGxdID0gW3B1Ymxpc2hlZE5hbWUocGljdHVyZS5maWxlLCBkaWdlc3QpLCBwdWJsaXNoZWROYW1lKHBpY3R1cmUuc21hbGwsIGRpZ2VzdCldXG4gICAgY29uc3Qgd2lkdGggPSBIQU5EX1dJRFRIU1tuYW1lXVxuICAgIGNvbnN0IGhhbmQgPSB3aWR0aCA9PT0gdW5kZWZpbmVkID8gbnVsbCA6IHB1Ymxpc2hlZE5hbWUocGljdHVyZS5zbWFsbC5yZXBsYWNlKCdzbWFsbCcsIGBoYW5kJHt3aWR0aH1gKSwgZGlnZXN0KVxuICAgIHBpY3R1cmVzW25hbWVdID0geyAuLi5waWN0dXJlLCBmaWxlLCBzbWFsbCwgLi4uKGhhbmQgIT09IG51bGwgJiYgeyBoYW5kIH0pIH1cbiAgICBpZiAobWFkZURpZ2VzdHNbbmFtZV0gIT09IGRpZ2VzdCkgY29udGludWVcbiAgICBpZiAoaGFuZCAhPT0gbnVsbCkgYXdhaXQgd3JpdGVTbWFsbGVyKGpvaW4oZnJvbSwgcGljdHVyZS5maWxlKSwgam9pbih0bywgaGFuZCksIHdpZHRoKVxuICAgIGF3YWl0IGNvcHlXaG9sZShqb2luKGZyb20sIHBpY3R1cmUuZmlsZSksIGpvaW4odG8sIGZpbGUpKVxuICAgIGF3YWl0IGNvcHlXaG9sZShqb2luKGZyb20sIHBpY3R1cmUuc21hbGwpLCBqb2luKHRvLCBzbWFsbCkpXG4gIH1cbiAgY29uc3QgZG9jdW1lbnRzOiBSZWNvcmQ8c3RyaW5nLCBzdHJpbmc+ID0ge31cbiAgZm9yIChjb25zdCBbbmFtZSwgZmlsZV0gb2YgT2JqZWN0LmVudHJpZXMobWFuaWZlc3QuZG9jdW1lbnRzKSkge1xuICAgIGNvbnN0IGRpZ2VzdCA9IGRpZ2VzdE9mKG5hbWUpXG4gICAgZG9jdW1lbnRzW25hbWVdID0gcHVibGlzaGVkTmFtZShmaWxlLCBkaWdlc3QpXG4gICAgaWYgKG1hZGVEaWdlc3RzW25hbWVdID09PSBkaWdlc3QpIGF3YWl0IGNvcHlXaG9sZShqb2luKGZyb20sIGZpbGUpLCBqb2luKHRvLCBkb2N1bWVudHNbbmFtZV0pKVxuICB9XG4gIGNvbnN0IGxpc3QgPSBqb2luKHRvLCAnbWFuaWZlc3QuanNvbicpXG4gIGF3YWl0IHdyaXRlRmlsZShgJHtsaXN0fS5wYXJ0YCwgSlNPTi5zdHJpbmdpZnkoeyAuLi5tYW5pZmVzdCwgcGljdHVyZXMsIGRvY3VtZW50cyB9KSlcbiAgYXdhaXQgcmVuYW1lKGAke2xpc3R9LnBhcnRgLCBsaXN0KVxufVxuXG5mdW5jdGlvbiBwdWJsaXNoZWROYW1lKGZpbGU6IHN0cmluZywgZGlnZXN0OiBzdHJpbmcpOiBzdHJpbmcge1xuICBjb25zdCBlbmRpbmcgPSBleHRuYW1lKGZpbGUpXG4gIHJldHVybiBgJHtmaWxlLnNsaWNlKDAsIC1lbmRpbmcubGVuZ3RoKX0tJHtkaWdlc3Quc2xpY2UoMCwgOCl9JHtlbmRpbmd9YFxufVxuXG4vKiogV3JpdGVzIGEgcGljdHVyZSBpbiBhbm90aGVyIHdpZHRoLCBhdG9taWNhbGx5IGxpa2UgYGNvcHlXaG9sZWAuICovXG5hc3luYyBmdW5jdGlvbiB3cml0ZVNtYWxsZXIoZnJvbTogc3RyaW5nLCB0bzogc3RyaW5nLCB3aWR0aDogbnVtYmVyIHwgdW5kZWZpbmVkKTogUHJvbWlzZTx2b2lkPiB7XG4gIGlmIChleGlzdHNTeW5jKHRvKSkgcmV0dXJuXG4gIGF3YWl0IHNoYXJwKGZyb20pLnJlc2l6ZSh3aWR0aCkud2VicCh7IHF1YWxpdHk6IEhBTkRfUVVBTElUWSB9KS50b0ZpbGUoYCR7dG99LnBhcnRgKVxuICBhd2FpdCByZW5hbWUoYCR7dG99LnBhcnRgLCB0bylcbn1cblxuLyoqIENvcGllcyBhIGZpbGUgYXRvbWljYWxseSwgYmVjYXVzZSB0aGUgcGFnZSBtYXkgcmVxdWVzdCBpdCBhdCBhbnkgdGltZS4gKi9cbmFzeW5jIGZ1bmN0aW9uIGNvcHlXaG9sZShmcm9tOiBzdHJpbmcsIHRvOiBzdHJpbmcpOiBQcm9taXNlPHZvaWQ+IHtcbiAgaWYgKGV4aXN0c1N5bmModG8pKSByZXR1cm5cbiAgYXdhaXQgY29weUZpbGUoZnJvbSwgYCR7dG99LnBhcnRgKVxuICBhd2FpdCByZW5hbWUoYCR7dG99LnBhcnRgLCB0bylcbn1cblxuY29uc3QgTUlNRTogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj4gPSB7XG4gICcuanNvbic6ICdhcHBsaWNhdGlvbi9qc29uJyxcbiAgJy53ZWJwJzogJ2ltYWdlL3dlYnAnLFxuICAnLnBuZyc6ICdpbWFnZS9wbmcnLFxuICAnLnBkZic6ICdhcHBsaWNhdGlvbi9wZGYnLFxufVxuXG4vKipcbiAqIENvcGllcyB0aGUgcGljdHVyZXMgbWFkZSBieSBgbnBtIHJ1biBiYWtlYCBpbnRvIHRoZSBidWlsdCBwYWdlIGFzIGBiYWtlZC9gIChzZWUgYHB1Ymxpc2hgKSwgdW5sZXNzIHRoZSBlbnZpcm9ubWVudFxuICogdmFyaWFibGUgUEFSTE9SX1BJQ1RVUkVTIGlzIGBsYXRlcmAsIGluIHdoaWNoIGNhc2UgdGhlIGNhbGxlciBvZiB0aGUgYnVpbGQgZG9lcyBzby4gSW4gZGV2ZWxvcG1lbnQsIHNlcnZlcyB0aGVtIHRvXG4gKiB0aGUgcGFnZSBkaXJlY3RseS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGJha2VkUGljdHVyZXMoZm9sZGVyOiBzdHJpbmcpOiBQbHVnaW4ge1xuICBsZXQgb3V0RGlyID0gJydcbiAgcmV0dXJuIHtcbiAgICBuYW1lOiAncGFybG9yOmJha2VkLXBpY3R1cmVzJyxcbiAgICBjb25maWdSZXNvbHZlZChjb25maWcpIHtcbiAgICAgIG91dERpciA9IHJlc29sdmUoY29uZmlnLnJvb3QsIGNvbmZpZy5idWlsZC5vdXREaXIpXG4gICAgfSxcbiAgICBhc3luYyBjbG9zZUJ1bmRsZShmYXVsdD86IEVycm9yKSB7XG4gICAgICBpZiAoZmF1bHQgfHwgcHJvY2Vzcy5lbnZbJ1BBUkxPUl9QSUNUVVJFUyddID09PSAnbGF0ZXInKSByZXR1cm5cbiAgICAgIGlmICghZXhpc3RzU3luYyhqb2luKGZvbGRlciwgJ21hbmlmZXN0Lmpzb24nKSkpXG4gICAgICAgIHRoaXMuZXJyb3IoJ1RoZXJlIGFyZSBubyBiYWtlZCBwaWN0dXJlczogcnVuIFwibnBtIHJ1biBiYWtlXCIgZmlyc3QuJylcbiAgICAgIGNvbnN0IG1hbmlmZXN0ID0gSlNPTi5wYXJzZShhd2FpdCByZWFkRmlsZShqb2luKGZvbGRlciwgJ21hbmlmZXN0Lmpzb24nKSwgJ3V0ZjgnKSkgYXMgQmFrZWRNYW5pZmVzdFxuICAgICAgYXdhaXQgcHVibGlzaChmb2xkZXIsIGpvaW4ob3V0RGlyLCAnYmFrZWQnKSwgbWFuaWZlc3QsIHJlYWREaWdlc3RzKGZvbGRlcikpXG4gICAgfSxcbiAgICBjb25maWd1cmVTZXJ2ZXIoc2VydmVyKSB7XG4gICAgICBzZXJ2ZXIubWlkZGxld2FyZXMudXNlKCcvYmFrZWQnLCAocmVxdWVzdCwgcmVzcG9uc2UsIG5leHQpID0+IHtcbiAgICAgICAgY29uc3QgZmlsZSA9IHJlc29sdmUoZm9sZGVyLCBgLiR7ZGVjb2RlVVJJQ29tcG9uZW50KChyZXF1ZXN0LnVybCA/PyAnLycpLnNwbGl0KCc/JylbMF0gPz8gJy8nKX1gKVxuICAgICAgICBpZiAoIWZpbGUuc3RhcnRzV2l0aChmb2xkZXIgKyBzZXApKSB7XG4gICAgICAgICAgbmV4dCgpXG4gICAgICAgICAgcmV0dXJuXG4gICAgICAgIH1cbiAgICAgICAgcmVhZEZpbGUoZmlsZSkudGhlbihcbiAgICAgICAgICAoYnl0ZXMpID0+IHJlc3BvbnNlLnNldEhlYWRlcignQ29udGVudC1UeXBlJywgTUlNRVtleHRuYW1lKGZpbGUpXSA/PyAnYXBwbGljYXRpb24vb2N0ZXQtc3RyZWFtJykuZW5kKGJ5dGVzKSxcbiAgICAgICAgICAoKSA9PiBuZXh0KCksXG4gICAgICAgIClcbiAgICAgIH0pXG4gICAgfSxcbiAgfVxufVxuIiwiLyoqIEEgYm94IG9uIHRoZSBzaGVsZiBhbmQgdGhlIGdhbWVzIGluIGl0LiAqL1xuaW50ZXJmYWNlIEJveEVudHJ5IHtcbiAgcmVhZG9ubHkgaWQ6IHN0cmluZ1xuICByZWFkb25seSB0aXRsZTogc3RyaW5nXG4gIC8qKiBZZWFyIHByaW50ZWQgb24gaXRzIHNoZWV0OyBudWxsIGlmIHRoZSBzaGVldCBoYXMgbm9uZS4gKi9cbiAgcmVhZG9ubHkgeWVhcjogbnVtYmVyIHwgbnVsbFxuICAvKiogSWRzIG9mIGl0cyBnYW1lcywgaW4gbWVudSBvcmRlci4gKi9cbiAgcmVhZG9ubHkgZ2FtZXM6IHJlYWRvbmx5IHN0cmluZ1tdXG59XG5cbi8qKlxuICogVGhlIG1hbmlmZXN0OiBldmVyeSBib3ggYW5kIGV2ZXJ5IGdhbWUsIG9uZSBsaW5lIGVhY2guIEl0IGltcG9ydHMgbm90aGluZywgc28gZXZlcnkgcm9vbSBtYXkgaW1wb3J0IHRoZSBpZHMuXG4gKlxuICogVGhlIHBhcnRzIG9mIGEgZ2FtZSBsaXZlIGluIHRoZSByb29tcyB0aGF0IG1heSBpbXBvcnQgdGhlbTogaXRzIGRlc2NyaXB0aW9uIGluIGBydWxlcy9kZXNjcmlwdGlvbnNgLCBpdHMgcnVsZXMgaW5cbiAqIGBydWxlcy9jYXRhbG9ndWVgIGFuZCBgcnVsZXMvbG9hZC1ydWxlc2AsIGl0cyBib3QgaW4gYGJvdHMvcmVnaXN0cnlgLCBpdHMgZmFjZSBpbiBgcmVuZGVyZXIvZ2FtZXNgLiBFYWNoIG9mIHRob3NlIGlzXG4gKiBhIHJlY29yZCBvdmVyIGBHYW1lSWRgLCBzbyBhIGdhbWUgbGlzdGVkIGhlcmUgYnV0IG1pc3NpbmcgdGhlcmUsIG9yIHRoZSByZXZlcnNlLCBkb2VzIG5vdCBjb21waWxlLlxuICovXG5leHBvcnQgY29uc3QgQk9YRVMgPSBbXG4gIHtcbiAgICBpZDogJ2ZvcnR5LW5pbmUtb3V0Zml0JyxcbiAgICB0aXRsZTogJ0ZvcnR5LU5pbmUgb3V0Zml0JyxcbiAgICB5ZWFyOiAxOTI2LFxuICAgIGdhbWVzOiBbXG4gICAgICAnZm9ydHktbmluZScsXG4gICAgICAnYm9zdG9uLWJvb2tzJyxcbiAgICAgICdjaGljYWdvLWNhc2lubycsXG4gICAgICAnY29sb3JvdycsXG4gICAgICAnbmV3LXlvcmstd2hpc3QnLFxuICAgICAgJ25lYnJhc2thLWNoZWNrZXJzJyxcbiAgICAgICdwaXR0c2J1cmdoLWRyYXcnLFxuICAgICAgJ3RoaXJ0ZWVuLXB1enpsZScsXG4gICAgICAncmV2ZXJzZS1wdXp6bGUnLFxuICAgICAgJ2Fub3RoZXItcmV2ZXJzZS1wdXp6bGUnLFxuICAgICAgJ3R3ZW50eS1maXZlLWdvYWwnLFxuICAgICAgJ215c3RpYy1kb3VibGUtY3Jvc3MnLFxuICAgICAgJ2JsaW5kLWZvcnR5LW5pbmUnLFxuICAgICAgJ2NvbG9yb3ctc29saXRhaXJlJyxcbiAgICAgICdwaXR0c2J1cmdoLWRyYXctcHV6emxlJyxcbiAgICAgICdmb3J0eS1uaW5lLXB1enpsZScsXG4gICAgICAnbmluZS1tZW4tdHJpYW5nbGUnLFxuICAgICAgJ25pbmUtbWVuLXNxdWFyZScsXG4gICAgICAncHV6emxlLXN1cHJlbWUnLFxuICAgICAgJ3N1aXRlLWFzc2VtYmxpbmcnLFxuICAgICAgJ2lzb2xhdGlvbicsXG4gICAgXSxcbiAgfSxcbiAgeyBpZDogJ2RlY2stby1jYXJkcycsIHRpdGxlOiAnRGVjay1PLUNhcmRzIFJvdWxldHRlJywgeWVhcjogMTkzOCwgZ2FtZXM6IFsnZGVjay1vLWNhcmRzLXJvdWxldHRlJ10gfSxcbiAgeyBpZDogJ2xpb24tY29mZmVlJywgdGl0bGU6ICdMaW9uIENvZmZlZSBDb2xvciBDYXNpbm8nLCB5ZWFyOiBudWxsLCBnYW1lczogWydjb2xvci1jYXNpbm8nXSB9LFxuICB7IGlkOiAncGFjaycsIHRpdGxlOiAnUGFjayBvZiBwbGF5aW5nIGNhcmRzJywgeWVhcjogbnVsbCwgZ2FtZXM6IFsnY2Fzc2luby0yNScsICdjYXNzaW5vLTIxJ10gfSxcbl0gYXMgY29uc3Qgc2F0aXNmaWVzIHJlYWRvbmx5IEJveEVudHJ5W11cblxudHlwZSBMaXN0ZWRCb3ggPSAodHlwZW9mIEJPWEVTKVtudW1iZXJdXG5cbi8qKiBUaGUgaWQgb2YgYSBib3ggb24gdGhlIHNoZWxmLiAqL1xuZXhwb3J0IHR5cGUgQm94SWQgPSBMaXN0ZWRCb3hbJ2lkJ11cblxuLyoqIFRoZSBpZCBvZiBhIGdhbWUgb2YgdGhlIGhvdXNlLiBgaXNHYW1lSWRgIG5hcnJvd3MgdGV4dCBmcm9tIG91dHNpZGUgdG8gaXQuICovXG5leHBvcnQgdHlwZSBHYW1lSWQgPSBMaXN0ZWRCb3hbJ2dhbWVzJ11bbnVtYmVyXVxuXG4vKiogSWRzIG9mIGFsbCBib3hlcywgaW4gdGhlIG9yZGVyIGluIHdoaWNoIHRoZSBib3hlcyBsaWUgb24gdGhlIHRhYmxlLiAqL1xuZXhwb3J0IGNvbnN0IEJPWF9JRFM6IHJlYWRvbmx5IEJveElkW10gPSBCT1hFUy5tYXAoKHsgaWQgfSkgPT4gaWQpXG5cbi8qKiBJZHMgb2YgYWxsIGdhbWVzLCBpbiBtZW51IG9yZGVyLiAqL1xuZXhwb3J0IGNvbnN0IEdBTUVfSURTOiByZWFkb25seSBHYW1lSWRbXSA9IEJPWEVTLmZsYXRNYXAoKHsgZ2FtZXMgfSk6IHJlYWRvbmx5IEdhbWVJZFtdID0+IGdhbWVzKVxuXG5jb25zdCBLTk9XTl9HQU1FX0lEUzogUmVhZG9ubHlTZXQ8c3RyaW5nPiA9IG5ldyBTZXQoR0FNRV9JRFMpXG5cbi8qKiBXaGV0aGVyIHRleHQgZnJvbSBvdXRzaWRlIChhbiBhcmd1bWVudCwgYSBtZXNzYWdlLCBhIHNhdmUpIGlzIHRoZSBpZCBvZiBhIGdhbWUgb2YgdGhlIGhvdXNlLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGlzR2FtZUlkKHRleHQ6IHN0cmluZyk6IHRleHQgaXMgR2FtZUlkIHtcbiAgcmV0dXJuIEtOT1dOX0dBTUVfSURTLmhhcyh0ZXh0KVxufVxuXG5jb25zdCBCT1hfT0Y6IFJlYWRvbmx5TWFwPEdhbWVJZCwgQm94SWQ+ID0gbmV3IE1hcChCT1hFUy5mbGF0TWFwKCh7IGlkLCBnYW1lcyB9KSA9PiBnYW1lcy5tYXAoKGdhbWUpID0+IFtnYW1lLCBpZF0pKSlcblxuLyoqIFJldHVybnMgdGhlIGlkIG9mIHRoZSBib3ggdW5kZXIgd2hpY2ggYSBnYW1lIGlzIGxpc3RlZC4gVGhyb3dzIGlmIG5vbmUgbGlzdHMgaXQuICovXG5leHBvcnQgZnVuY3Rpb24gYm94T2YoaWQ6IEdhbWVJZCk6IEJveElkIHtcbiAgY29uc3QgYm94ID0gQk9YX09GLmdldChpZClcbiAgaWYgKGJveCA9PT0gdW5kZWZpbmVkKSB0aHJvdyBuZXcgRXJyb3IoYFRoZSBtYW5pZmVzdCBkb2VzIG5vdCBsaXN0ICR7aWR9LmApXG4gIHJldHVybiBib3hcbn1cbiIsImltcG9ydCB7IHJlYWRGaWxlIH0gZnJvbSAnbm9kZTpmcy9wcm9taXNlcydcbmltcG9ydCB7IHJlc29sdmUgfSBmcm9tICdub2RlOnBhdGgnXG5pbXBvcnQgeyBidWlsZCwgdHlwZSBCdWlsZE9wdGlvbnMsIHR5cGUgUGx1Z2luIGFzIEJ1bmRsZXJQbHVnaW4gfSBmcm9tICdlc2J1aWxkJ1xuaW1wb3J0IHR5cGUgeyBQbHVnaW4gfSBmcm9tICd2aXRlJ1xuaW1wb3J0IHsgR0FNRV9JRFMsIGlzR2FtZUlkLCB0eXBlIEdhbWVJZCB9IGZyb20gJy4uLy4uL3NyYy9ydWxlcy9tYW5pZmVzdCdcbmltcG9ydCB7IE9MREVTVF9CUk9XU0VSUyB9IGZyb20gJy4vYnJvd3Nlci1mbG9vcidcblxuLyoqIFRoZSBsaXN0cyBvZiBhbGwgZ2FtZXMnIGxvYWRlcnMsIGFuZCBhbiBlbnRyeSB0aGVyZTogdGhlIGlkLCBhbmQgdGhlIGltcG9ydCBvZiBpdHMgbW9kdWxlLiAqL1xuY29uc3QgTE9BREVSUyA9IC9bXFxcXC9dc3JjW1xcXFwvXShyZW5kZXJlcltcXFxcL11nYW1lc1tcXFxcL11pbmRleHxydWxlc1tcXFxcL11nYW1lcylcXC50cyQvXG5jb25zdCBMT0FERVIgPSAvKCc/KShbXFx3LV0rKVxcMTogKD86XFxbXFxzKlxcdyssXFxzKik/XFwoXFwpID0+IGltcG9ydFxcKCdbXiddKydcXCkvZ3VcblxuLyoqIEZlYXR1cmVzIG9mIFZ1ZSBhbmQgb2YgaXRzIG1lc3NhZ2VzIHRoYXQgbm8gcGFnZSBoYXMgKGVsZWN0cm9uLnZpdGUuY29uZmlnLnRzKS4gKi9cbmNvbnN0IERFRklORSA9IHtcbiAgJ3Byb2Nlc3MuZW52Lk5PREVfRU5WJzogJ1wicHJvZHVjdGlvblwiJyxcbiAgX19WVUVfT1BUSU9OU19BUElfXzogJ2ZhbHNlJyxcbiAgX19WVUVfUFJPRF9ERVZUT09MU19fOiAnZmFsc2UnLFxuICBfX1ZVRV9QUk9EX0hZRFJBVElPTl9NSVNNQVRDSF9ERVRBSUxTX186ICdmYWxzZScsXG4gIF9fVlVFX0kxOE5fRlVMTF9JTlNUQUxMX186ICdmYWxzZScsXG4gIF9fVlVFX0kxOE5fTEVHQUNZX0FQSV9fOiAnZmFsc2UnLFxuICBfX0lOVExJRllfUFJPRF9ERVZUT09MU19fOiAnZmFsc2UnLFxuICBfX0lOVExJRllfRFJPUF9NRVNTQUdFX0NPTVBJTEVSX186ICdmYWxzZScsXG4gIF9fSU5UTElGWV9KSVRfQ09NUElMQVRJT05fXzogJ3RydWUnLFxufVxuXG4vKiogR2l2ZXMgYSBidW5kbGUgdGhlIHJ1bGVzIGFuZCB0aGUgZmFjZSBvZiBvbmUgZ2FtZSBvbmx5LCBhbmQgbm9uZSBvZiB0aGUgbGVhZmxldHMuICovXG5mdW5jdGlvbiBvbmVHYW1lKGdhbWU6IEdhbWVJZCk6IEJ1bmRsZXJQbHVnaW4ge1xuICByZXR1cm4ge1xuICAgIG5hbWU6ICdwYXJsb3I6b25lLWdhbWUnLFxuICAgIHNldHVwKHsgb25Mb2FkLCBvblJlc29sdmUgfSkge1xuICAgICAgb25SZXNvbHZlKHsgZmlsdGVyOiAvXFw/cmF3JC8gfSwgKHsgcGF0aCwgcmVzb2x2ZURpciB9KSA9PiAoe1xuICAgICAgICBwYXRoOiByZXNvbHZlKHJlc29sdmVEaXIsIHBhdGguc2xpY2UoMCwgLSc/cmF3Jy5sZW5ndGgpKSxcbiAgICAgICAgbmFtZXNwYWNlOiAncmF3JyxcbiAgICAgIH0pKVxuICAgICAgb25Mb2FkKHsgZmlsdGVyOiAvLi8sIG5hbWVzcGFjZTogJ3JhdycgfSwgYXN5bmMgKHsgcGF0aCB9KSA9PiAoe1xuICAgICAgICBjb250ZW50czogYXdhaXQgcmVhZEZpbGUocGF0aCwgJ3V0ZjgnKSxcbiAgICAgICAgbG9hZGVyOiAndGV4dCcsXG4gICAgICB9KSlcbiAgICAgIG9uTG9hZCh7IGZpbHRlcjogL1tcXFxcL11yZW5kZXJlcltcXFxcL11nYW1lc1tcXFxcL11kZWZpbmUtZmFjZVxcLnRzJC8gfSwgYXN5bmMgKHsgcGF0aCB9KSA9PiAoe1xuICAgICAgICBjb250ZW50czogKGF3YWl0IHJlYWRGaWxlKHBhdGgsICd1dGY4JykpLnJlcGxhY2UoL2ltcG9ydFxcLm1ldGFcXC5nbG9iPHN0cmluZz5cXChbXildKlxcKS9zdSwgJ3t9JyksXG4gICAgICAgIGxvYWRlcjogJ3RzJyxcbiAgICAgIH0pKVxuICAgICAgb25Mb2FkKHsgZmlsdGVyOiBMT0FERVJTIH0sIGFzeW5jICh7IHBhdGggfSkgPT4ge1xuICAgICAgICBsZXQgb3RoZXJzID0gMFxuICAgICAgICBjb25zdCBjb250ZW50cyA9IChhd2FpdCByZWFkRmlsZShwYXRoLCAndXRmOCcpKS5yZXBsYWNlKExPQURFUiwgKGVudHJ5LCBfLCBpZCkgPT4ge1xuICAgICAgICAgIGlmIChpZCA9PT0gZ2FtZSkgcmV0dXJuIGVudHJ5XG4gICAgICAgICAgb3RoZXJzKytcbiAgICAgICAgICByZXR1cm4gZW50cnkucmVwbGFjZSgvaW1wb3J0XFwoJ1teJ10rJ1xcKSQvdSwgYFByb21pc2UucmVqZWN0KG5ldyBFcnJvcignJHtTdHJpbmcoaWQpfSBpcyBub3QgaW4gdGhpcyBwYWdlJykpYClcbiAgICAgICAgfSlcbiAgICAgICAgaWYgKG90aGVycyAhPT0gR0FNRV9JRFMubGVuZ3RoIC0gMSlcbiAgICAgICAgICB0aHJvdyBuZXcgRXJyb3IoYCR7cGF0aH0gbGlzdHMgaXRzIGdhbWVzIGluIGFub3RoZXIgZm9ybTogYWRhcHQgJHtpbXBvcnQubWV0YS5maWxlbmFtZX1gKVxuICAgICAgICByZXR1cm4geyBjb250ZW50cywgbG9hZGVyOiAndHMnIH1cbiAgICAgIH0pXG4gICAgfSxcbiAgfVxufVxuXG5hc3luYyBmdW5jdGlvbiBidW5kbGUocm9vdDogc3RyaW5nLCBlbnRyeTogc3RyaW5nLCBvcHRpb25zOiBCdWlsZE9wdGlvbnMpOiBQcm9taXNlPHN0cmluZz4ge1xuICBjb25zdCB7IG91dHB1dEZpbGVzIH0gPSBhd2FpdCBidWlsZCh7XG4gICAgYWJzV29ya2luZ0Rpcjogcm9vdCxcbiAgICBlbnRyeVBvaW50czogW2BzcmMvcmVuZGVyZXIvaGVpcmxvb20vJHtlbnRyeX1gXSxcbiAgICBidW5kbGU6IHRydWUsXG4gICAgbWluaWZ5OiB0cnVlLFxuICAgIHdyaXRlOiBmYWxzZSxcbiAgICB0YXJnZXQ6IE9MREVTVF9CUk9XU0VSUyxcbiAgICBsb2dMZXZlbDogJ2Vycm9yJyxcbiAgICAuLi5vcHRpb25zLFxuICB9KVxuICByZXR1cm4gb3V0cHV0RmlsZXM/LlswXT8udGV4dCA/PyAnJ1xufVxuXG4vKiogQnVuZGxlcyB0aGUgc2NyaXB0IG9mIHRoZSBwYWdlIHRoYXQga2VlcHMgYSBnYW1lOiB0aGUgcnVsZXMgYW5kIHRoZSBmYWNlIG9mIHRoYXQgZ2FtZSwgYW5kIHdoYXQgcGxheXMgaXQuICovXG5leHBvcnQgYXN5bmMgZnVuY3Rpb24gaGVpcmxvb21TY3JpcHQocm9vdDogc3RyaW5nLCBnYW1lOiBHYW1lSWQpOiBQcm9taXNlPHN0cmluZz4ge1xuICBjb25zdCBvcHRpb25zOiBCdWlsZE9wdGlvbnMgPSB7IGZvcm1hdDogJ2lpZmUnLCBkZWZpbmU6IERFRklORSwgcGx1Z2luczogW29uZUdhbWUoZ2FtZSldLCBsZWdhbENvbW1lbnRzOiAnaW5saW5lJyB9XG4gIC8vIFdoYXRldmVyIHN0YW5kcyBpbiBhIHRleHQgb2YgaXQsIHRoZSBzY3JpcHQgZW5kcyB3aGVyZSBpdHMgZWxlbWVudCBkb2VzLlxuICByZXR1cm4gKGF3YWl0IGJ1bmRsZShyb290LCAnbWFpbi50cycsIG9wdGlvbnMpKS5yZXBsYWNlQWxsKCc8L3NjcmlwdCcsICc8XFxcXC9zY3JpcHQnKVxufVxuXG4vKiogQnVuZGxlcyB0aGUgc3R5bGUgb2YgdGhhdCBwYWdlLCB3aXRoIGl0cyBmb250cy4gKi9cbmV4cG9ydCBjb25zdCBoZWlybG9vbVN0eWxlID0gKHJvb3Q6IHN0cmluZyk6IFByb21pc2U8c3RyaW5nPiA9PlxuICAvLyBFdmVyeSBicm93c2VyIHRoYXQgb3BlbnMgdGhlIHBhZ2UgcmVhZHMgdGhlIGZpcnN0IGZvcm1hdDsgdGhlIG9sZGVyIG9uZSB3b3VsZCBvbmx5IGJlIGFzIGxvbmcgYWdhaW4uXG4gIGJ1bmRsZShyb290LCAnaGVpcmxvb20uY3NzJywgeyBsb2FkZXI6IHsgJy53b2ZmMic6ICdkYXRhdXJsJywgJy53b2ZmJzogJ2VtcHR5JyB9LCBsZWdhbENvbW1lbnRzOiAnbm9uZScgfSlcblxuLyoqXG4gKiBBZGRzIHRvIHRoZSBidWlsdCBwYWdlIHdoYXQgYSBnYW1lIGlzIGtlcHQgd2l0aDogYGhlaXJsb29tLzxnYW1lPi5qc2AgYW5kIGBoZWlybG9vbS9oZWlybG9vbS5jc3NgLiBJbiBkZXZlbG9wbWVudCB0aGV5XG4gKiBhcmUgbWFkZSB3aGVuIHRoZSBwYWdlIGFza3MgZm9yIHRoZW0uXG4gKi9cbmV4cG9ydCBmdW5jdGlvbiBoZWlybG9vbXMocm9vdDogc3RyaW5nKTogUGx1Z2luIHtcbiAgcmV0dXJuIHtcbiAgICBuYW1lOiAncGFybG9yOmhlaXJsb29tcycsXG4gICAgYXN5bmMgZ2VuZXJhdGVCdW5kbGUoKSB7XG4gICAgICBjb25zdCBzY3JpcHRzID0gYXdhaXQgUHJvbWlzZS5hbGwoR0FNRV9JRFMubWFwKGFzeW5jIChnYW1lKSA9PiBbZ2FtZSwgYXdhaXQgaGVpcmxvb21TY3JpcHQocm9vdCwgZ2FtZSldIGFzIGNvbnN0KSlcbiAgICAgIGZvciAoY29uc3QgW2dhbWUsIHNvdXJjZV0gb2Ygc2NyaXB0cykgdGhpcy5lbWl0RmlsZSh7IHR5cGU6ICdhc3NldCcsIGZpbGVOYW1lOiBgaGVpcmxvb20vJHtnYW1lfS5qc2AsIHNvdXJjZSB9KVxuICAgICAgdGhpcy5lbWl0RmlsZSh7IHR5cGU6ICdhc3NldCcsIGZpbGVOYW1lOiAnaGVpcmxvb20vaGVpcmxvb20uY3NzJywgc291cmNlOiBhd2FpdCBoZWlybG9vbVN0eWxlKHJvb3QpIH0pXG4gICAgfSxcbiAgICBjb25maWd1cmVTZXJ2ZXIoc2VydmVyKSB7XG4gICAgICBzZXJ2ZXIubWlkZGxld2FyZXMudXNlKCcvaGVpcmxvb20nLCAocmVxdWVzdCwgcmVzcG9uc2UsIG5leHQpID0+IHtcbiAgICAgICAgY29uc3QgbmFtZSA9IChyZXF1ZXN0LnVybCA/PyAnJykucmVwbGFjZSgvXlxcL3xcXC4oPzpqc3xjc3MpJC9ndSwgJycpXG4gICAgICAgIGNvbnN0IG1hZGUgPSBuYW1lID09PSAnaGVpcmxvb20nID8gaGVpcmxvb21TdHlsZShyb290KSA6IGlzR2FtZUlkKG5hbWUpID8gaGVpcmxvb21TY3JpcHQocm9vdCwgbmFtZSkgOiBudWxsXG4gICAgICAgIGlmIChtYWRlID09PSBudWxsKSByZXR1cm4gbmV4dCgpXG4gICAgICAgIG1hZGUudGhlbigodGV4dCkgPT4gcmVzcG9uc2Uuc2V0SGVhZGVyKCdDb250ZW50LVR5cGUnLCAndGV4dC9wbGFpbicpLmVuZCh0ZXh0KSwgbmV4dClcbiAgICAgIH0pXG4gICAgfSxcbiAgfVxufVxuIiwiaW1wb3J0IHR5cGUgeyBQbHVnaW4gfSBmcm9tICd2aXRlJ1xuXG4vKiogQSBwYXJ0IG9mIGEgbW9kdWxlIHRoYXQgYSBidWlsdCBwYWdlIGRvZXMgbm90IG5lZWQuICovXG5pbnRlcmZhY2UgQ3V0IHtcbiAgLyoqIEVuZCBvZiB0aGUgbW9kdWxlJ3MgcGF0aC4gKi9cbiAgcmVhZG9ubHkgbW9kdWxlOiBSZWdFeHBcbiAgLyoqIFdoYXQgaXMgY3V0IG91dDsgZWFjaCBtdXN0IG9jY3VyIHRoZSBnaXZlbiBudW1iZXIgb2YgdGltZXMuICovXG4gIHJlYWRvbmx5IGNvZGU6IFJlZ0V4cFxuICByZWFkb25seSB0aW1lczogbnVtYmVyXG4gIC8qKiBXaGF0IHN0YW5kcyB0aGVyZSBpbnN0ZWFkLCBpbiBvbmUgbGluZS4gKi9cbiAgcmVhZG9ubHkgaW5zdGVhZD86IHN0cmluZ1xufVxuXG4vKiogQSByZW5kZXJlcidzIGhlYWRzZXQgdGhhdCBpcyBuZXZlciBwdXQgb24uICovXG5jb25zdCBOT19IRUFEU0VUID0gYGNvbnN0IHhyID0geyBlbmFibGVkOiBmYWxzZSwgaXNQcmVzZW50aW5nOiBmYWxzZSwgZ2V0RW52aXJvbm1lbnRCbGVuZE1vZGUoKSB7fSwgYWRkRXZlbnRMaXN0ZW5lcigpIHt9LCByZW1vdmVFdmVudExpc3RlbmVyKCkge30sIHNldEFuaW1hdGlvbkxvb3AoKSB7fSwgZGlzcG9zZSgpIHt9IH07YFxuXG5jb25zdCBDVVRTOiByZWFkb25seSBDdXRbXSA9IFtcbiAgLy8gUmVnaXN0ZXJzIGV2ZXJ5IGV4cG9ydCBvZiB0aHJlZS5qcyBhcyBhbiBlbGVtZW50LCBzbyB0aGF0IG5vdGhpbmcgb2YgdGhyZWUuanMgY291bGQgYmUgdHJlZS1zaGFrZW4uXG4gIHsgbW9kdWxlOiAvQHRyZXNqc1xcL2NvcmVcXC9kaXN0XFwvdHJlc1xcLmpzJC8sIGNvZGU6IC9leHRlbmRcXChUSFJFRVxcKTsvZywgdGltZXM6IDEgfSxcbiAgLy8gQ291bnRzIGZyYW1lcyBhbmQgbWVtb3J5IGZvciBkZXZlbG9wZXIgdG9vbHMsIGluIHR3byBlbmRsZXNzIGxvb3BzIHRoYXQgd291bGQgd2FrZSBhbiBpZGxlIHBhZ2UgZXZlcnkgZnJhbWUuXG4gIHsgbW9kdWxlOiAvQHRyZXNqc1xcL2NvcmVcXC9kaXN0XFwvdHJlc1xcLmpzJC8sIGNvZGU6IC9zZXR1cFRyZXNEZXZ0b29sc1xcKHRyZXNcXCk7L2csIHRpbWVzOiAxIH0sXG4gIC8vIEFzc2lnbm1lbnRzIHRvIHRoZSBjbGFzc2VzIG9mIGtleSBmcmFtZXMsIHdoaWNoIGFyZSBub3QgdXNlZDogd2l0aCB0aGVtIG5vbmUgb2YgdGhvc2UgY291bGQgYmUgdHJlZS1zaGFrZW4uXG4gIHsgbW9kdWxlOiAvdGhyZWVcXC9idWlsZFxcL3RocmVlXFwuY29yZVxcLmpzJC8sIGNvZGU6IC9eKD86XFx3KktleWZyYW1lVHJhY2t8UHJvcGVydHlCaW5kaW5nKVxcLlteO10qOy9nbSwgdGltZXM6IDI0IH0sXG4gIC8vIEN1cnZlcyBieSBuYW1lLCBmb3IgcGF0aHMgdGhhdCBhcmUgY2xvc2VkIG9yIHJlYWQgZnJvbSBhIGZpbGUsIHdoaWNoIG5vbmUgaXM6IHRoZSBvdXRsaW5lcyBvZiBmbGF0IHNoYXBlcyBhcmUgbGluZXMuXG4gIHsgbW9kdWxlOiAvdGhyZWVcXC9idWlsZFxcL3RocmVlXFwuY29yZVxcLmpzJC8sIGNvZGU6IC9cXGJDdXJ2ZXNcXFsgW1xcdy5dKyBcXF0vZywgdGltZXM6IDQsIGluc3RlYWQ6ICdMaW5lQ3VydmUnIH0sXG4gIC8vIFRoZSB0YWJsZSBpcyBzZWVuIG9uIHNjcmVlbnMgb25seSwgbm90IGluIGEgaGVhZHNldC5cbiAge1xuICAgIG1vZHVsZTogL3RocmVlXFwvYnVpbGRcXC90aHJlZVxcLm1vZHVsZVxcLmpzJC8sXG4gICAgY29kZTogL2NvbnN0IHhyID0gbmV3IFdlYlhSTWFuYWdlclxcKCBfdGhpcywgX2dsIFxcKTsvZyxcbiAgICB0aW1lczogMSxcbiAgICBpbnN0ZWFkOiBOT19IRUFEU0VULFxuICB9LFxuXVxuXG4vKiogUmV0dXJucyBibGFua3MgaW4gcGxhY2Ugb2YgYSB0ZXh0LCBzbyB0aGF0IHRoZSBwb3NpdGlvbnMgb2YgYSBzb3VyY2UgbWFwIHN0YXkgdmFsaWQuICovXG5jb25zdCBibGFuayA9ICh0ZXh0OiBzdHJpbmcpOiBzdHJpbmcgPT4gdGV4dC5yZXBsYWNlKC9bXlxcbl0vZywgJyAnKVxuXG4vKipcbiAqIFJlbW92ZXMgZnJvbSB0aHJlZS5qcyBhbmQgYEB0cmVzanMvY29yZWAgd2hhdCBldmVyeSBjYW52YXMgd291bGQgY2FycnkgYW5kIG5vbmUgdXNlcy4gVGhlIHBhZ2UgcmVnaXN0ZXJzIHdoYXQgaXQgdXNlc1xuICogaXRzZWxmLCBhbmQgaGFzIG5vIGRldmVsb3BlciB0b29scy4gSWYgYSBuZXcgdmVyc2lvbiB3b3JkcyBzdWNoIGEgcGFydCBkaWZmZXJlbnRseSB0aGUgYnVpbGQgc3RvcHMsIGJlY2F1c2UgdGhlIHBhZ2VcbiAqIHdvdWxkIG90aGVyd2lzZSBzaWxlbnRseSBncm93IGJ5IGhhbGYsIG9yIG5ldmVyIGJlY29tZSBpZGxlLlxuICovXG5leHBvcnQgZnVuY3Rpb24gbGVhblRocmVlKCk6IFBsdWdpbiB7XG4gIHJldHVybiB7XG4gICAgbmFtZTogJ3BhcmxvcjpsZWFuLXRocmVlJyxcbiAgICBhcHBseTogJ2J1aWxkJyxcbiAgICBlbmZvcmNlOiAncHJlJyxcbiAgICB0cmFuc2Zvcm0oY29kZSwgaWQpIHtcbiAgICAgIGNvbnN0IHBhdGggPSAoaWQuc3BsaXQoJz8nKVswXSA/PyAnJykucmVwbGFjZUFsbCgnXFxcXCcsICcvJylcbiAgICAgIGNvbnN0IGN1dHMgPSBDVVRTLmZpbHRlcigoeyBtb2R1bGUgfSkgPT4gbW9kdWxlLnRlc3QocGF0aCkpXG4gICAgICBpZiAoY3V0cy5sZW5ndGggPT09IDApIHJldHVybiBudWxsXG4gICAgICBsZXQgbGVhbiA9IGNvZGVcbiAgICAgIGZvciAoY29uc3QgeyBjb2RlOiBwYXJ0LCB0aW1lcywgaW5zdGVhZCB9IG9mIGN1dHMpIHtcbiAgICAgICAgY29uc3QgZm91bmQgPSBbLi4ubGVhbi5tYXRjaEFsbChwYXJ0KV0ubGVuZ3RoXG4gICAgICAgIGlmIChmb3VuZCAhPT0gdGltZXMpIHtcbiAgICAgICAgICB0aGlzLmVycm9yKFxuICAgICAgICAgICAgYCR7cGF0aH0gaG9sZHMgJHtTdHJpbmcocGFydCl9ICR7Zm91bmR9IHRpbWVzIGluc3RlYWQgb2YgJHt0aW1lc306IGFkYXB0IGJ1aWxkL3ZpdGUvbGVhbi10aHJlZS50cy5gLFxuICAgICAgICAgIClcbiAgICAgICAgfVxuICAgICAgICBsZWFuID0gbGVhbi5yZXBsYWNlKHBhcnQsICh0ZXh0KSA9PiBpbnN0ZWFkID8/IGJsYW5rKHRleHQpKVxuICAgICAgfVxuICAgICAgcmV0dXJuIHsgY29kZTogbGVhbiwgbWFwOiBudWxsIH1cbiAgICB9LFxuICB9XG59XG4iLCJpbXBvcnQgeyByZXNvbHZlIH0gZnJvbSAnbm9kZTpwYXRoJ1xuaW1wb3J0IHR5cGUgeyBQbHVnaW4sIFJvbGxkb3duIH0gZnJvbSAndml0ZSdcblxuLyoqIFdoYXQgdGhlIG5hbWUgZnVuY3Rpb24gb2YgYSBncm91cCBtYXkgYXNrIG9mIHRoZSBidW5kbGVyLiAqL1xuaW50ZXJmYWNlIE1vZHVsZXMge1xuICBnZXRNb2R1bGVJbmZvKGlkOiBzdHJpbmcpOiB7IHJlYWRvbmx5IGltcG9ydGVkSWRzOiByZWFkb25seSBzdHJpbmdbXSB9IHwgbnVsbFxufVxuXG4vKiogV2hhdCBzZXZlcmFsIGdhbWVzIHNoYXJlLCBieSB0aGUgZmlsZSB0aGF0IGhvbGRzIGl0LiAqL1xuY29uc3QgU0hBUkVEID0gW1xuICBbJ2ZhY2VzJywgL3NyY1xcL3JlbmRlcmVyXFwvKD86Z2FtZXNcXC8oPzpsYXlvdXRcXC98ZGVmaW5lLWZhY2UpfHN0YWdlXFwvKD86YW5pbWF0aW9uXFwvYXJyb3ctbGF1bmNofG9wdGlvbnMpKS9dLFxuICBbXG4gICAgJ2Nhc2lubycsXG4gICAgL3NyY1xcLyg/Oig/OnJlbmRlcmVyXFwvZ2FtZXN8cnVsZXMpXFwvY2FzaW5vXFwvfHJ1bGVzXFwvcGFja1xcLyg/OmNhc3Npbm9cXC98W14vXStcXC50cyl8Ym90c1xcL3JlYXNvbnNcXC9jYXNzP2lub1xcLikvLFxuICBdLFxuICBbXG4gICAgJ3J1bGVzJyxcbiAgICAvc3JjXFwvKD86cnVsZXNcXC8oPzpraXRcXC98ZGVmaW5lLWdhbWV8Zm9ydHktbmluZS1vdXRmaXRcXC8oPzpmb3J0eS1uaW5lXFwvbW92ZXxbXi9dKylcXC50cyl8Ym90c1xcL3JlYXNvbnNcXC9yZWFzb25cXC4pLyxcbiAgXSxcbiAgWydwbGF5JywgL3NyY1xcL3Byb3RvY29sXFwvd2lyZVxcLy9dLFxuICBbJ2Zvcm0nLCAvcm9sbGRvd25cXC9ydW50aW1lL10sXG5dIGFzIGNvbnN0XG5cbi8qKiBUaGUgc2hlZXRzIHRoYXQgYSBMQU4gdGFibGUgbG9hZHMgYXQgb25jZSAoc2VlIGBsYXp5LXNoZWV0cy50c2ApLiAqL1xuY29uc3QgTEFOX1NIRUVUUyA9IFtcbiAgLi4uWydNZW51JywgJ1NldHRpbmdzJywgJ0xlYWZsZXQnLCAnS2V5cycsICdQYWQnLCAnTG9nJywgJ01vdmVzJywgJ1Jlc3VsdCcsICdQaWN0dXJlcyddLm1hcCgoaXQpID0+IGBzaGVldHMvJHtpdH1gKSxcbiAgLi4uWydsb2JieS9JbnZpdGUnLCAncGxheS9FbW90ZXMnLCAnbG9iYnkvU2VhdHMnLCAncGxheS9MZWF2ZSddLm1hcCgoaXQpID0+IGBsYW4vJHtpdH1gKSxcbl1cblxuLyoqXG4gKiBHcm91cHMgdGhlIG1vZHVsZXMgb2YgdGhlIHBhZ2VzIGludG8gZmV3IGZpbGVzLCBiZWNhdXNlIGEgaHVuZHJlZCBzbWFsbCBvbmVzIHdvdWxkIGJlIGEgdGVudGggbGFyZ2VyIHdoZW4gY29tcHJlc3NlZDpcbiAqIGBmb3JtYCwgd2hhdCBhIHBob25lIG5lZWRzIHRvIGFzayBmb3IgYSBuYW1lOyBgcGxheWAsIHdoYXQgaXQgdGhlbiBuZWVkcyB0byBwbGF5OyBgc2hvd2AsIHdoYXQgc2hvd3MgYSBoYW5kIHRvIGFub3RoZXJcbiAqIHBob25lLCB3aXRoIHRoZSBjb2RlcyB0aGF0IGFyZSBzY2FubmVkOyBgdGFibGVgLCB3aGF0IHRoZSB3aG9sZSB0YWJsZSBuZWVkczsgYHBhZ2VgLCB3aGF0IGVsc2UgdGhlIHNoZWxmIG5lZWRzO1xuICogYHBhaW50YCwgd2hhdCBpcyB3cml0dGVuIG9uIGNhcmRzIG9mIHRoZSB0YWJsZTsgYHRleHRgLCB3aGF0IGlzIHNldCBhcyBhIHBhZ2U7IGBwaWN0dXJlYCwgd2hhdCBkcmF3cyBhIHBpY3R1cmUgdG9cbiAqIGtlZXA7IGBzaGVldHNgLCB3aGF0IGEgTEFOIHRhYmxlIG11c3QgaGF2ZSBiZWZvcmUgaXRzIGhvc3QgZ29lcy4gVGhlIHBhcnQgb2YgdGhyZWUuanMgdGhhdCBkcmF3cyBpcyBsb2FkZWQgd2l0aCB0aGVcbiAqIHRhYmxlIGluIGRlcHRoLCBhbmQgZWFjaCBnYW1lIGJ5IGl0c2VsZiwgYWZ0ZXIgd2hhdCBnYW1lcyBzaGFyZS5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBhZ2VHcm91cHMocm9vdDogc3RyaW5nKSB7XG4gIGNvbnN0IGVudHJ5ID0gKHBhdGg6IHN0cmluZyk6IHN0cmluZyA9PiByZXNvbHZlKHJvb3QsICdzcmMvcmVuZGVyZXInLCBwYXRoKS5yZXBsYWNlQWxsKCdcXFxcJywgJy8nKVxuICBjb25zdCBoYW5kRW50cnkgPSBlbnRyeSgnaGFuZC9tYWluLnRzJylcbiAgY29uc3Qgc3RhcnRzID0gW1xuICAgIFsnZm9ybScsIGhhbmRFbnRyeV0sXG4gICAgWydwbGF5JywgZW50cnkoJ2hhbmQvcGxheS50cycpXSxcbiAgICAvLyBXaGF0IGZhY2VzIG9mIGdhbWVzIGhhdmUgaW4gY29tbW9uIHdpdGggdGhlIHdob2xlIHRhYmxlLlxuICAgIC4uLlsnZ2FtZXMvbGF5b3V0L2V5ZS50cycsICdnYW1lcy9sYXlvdXQvdHJpY2sudHMnLCAnZ2FtZXMvbGF5b3V0L3BhZ2VzLnRzJywgJ2ZyYW1pbmcvdGFibGUtbGF5b3V0LnRzJ10ubWFwKFxuICAgICAgKHBhdGgpID0+IFsncGxheScsIGVudHJ5KHBhdGgpXSBhcyBjb25zdCxcbiAgICApLFxuICAgIFsnc2hvdycsIGVudHJ5KCdoYW5kL0hhbmRTaG93LnZ1ZScpXSxcbiAgICBbJ3RhYmxlJywgZW50cnkoJ2hhbmQvV2hvbGVUYWJsZS52dWUnKV0sXG4gICAgWyd0YWJsZScsIGVudHJ5KCdoYW5kL1RhYmxlU2NyZWVuLnZ1ZScpXSxcbiAgICBbJ3BhZ2UnLCBlbnRyeSgnbWFpbi50cycpXSxcbiAgICBbJ3BhaW50JywgZW50cnkoJ2xvYmJ5L3BhaW50L2luZGV4LnRzJyldLFxuICAgIFsncGFpbnQnLCBlbnRyeSgnbG9iYnkvcGFpbnQvdGFibGUtY2FyZHMudHMnKV0sXG4gICAgWyd0ZXh0JywgZW50cnkoJ3BhbmVscy9iYXNlL21hcmtkb3duLnRzJyldLFxuICAgIC8vIEFsc28gYSBoYW5kIGtlZXBzIGEgcGljdHVyZSBvZiB0aGUgdGFibGUuXG4gICAgWydwaWN0dXJlJywgZW50cnkoJ2hhbmQvdGFibGUtcGljdHVyZS50cycpXSxcbiAgICAuLi5MQU5fU0hFRVRTLm1hcCgoc2hlZXQpID0+IFsnc2hlZXRzJywgZW50cnkoYHBhbmVscy8ke3NoZWV0fVNoZWV0LnZ1ZWApXSBhcyBjb25zdCksXG4gIF0gYXMgY29uc3RcbiAgbGV0IGdyb3VwczogTWFwPHN0cmluZywgc3RyaW5nPiB8IG51bGwgPSBudWxsXG5cbiAgZnVuY3Rpb24gYXNzaWduKG1vZHVsZXM6IE1vZHVsZXMpOiBNYXA8c3RyaW5nLCBzdHJpbmc+IHtcbiAgICBjb25zdCBmb3VuZCA9IG5ldyBNYXA8c3RyaW5nLCBzdHJpbmc+KClcbiAgICBmb3IgKGNvbnN0IFtuYW1lLCBzdGFydF0gb2Ygc3RhcnRzKSB7XG4gICAgICBjb25zdCBvcGVuID0gW3N0YXJ0XVxuICAgICAgZm9yIChsZXQgaWQgPSBvcGVuLnBvcCgpOyBpZCAhPT0gdW5kZWZpbmVkOyBpZCA9IG9wZW4ucG9wKCkpIHtcbiAgICAgICAgaWYgKGZvdW5kLmhhcyhpZCkgfHwgaWQuaW5jbHVkZXMoJ3RocmVlLm1vZHVsZScpKSBjb250aW51ZVxuICAgICAgICBmb3VuZC5zZXQoaWQsIG5hbWUpXG4gICAgICAgIG9wZW4ucHVzaCguLi4obW9kdWxlcy5nZXRNb2R1bGVJbmZvKGlkKT8uaW1wb3J0ZWRJZHMgPz8gW10pKVxuICAgICAgfVxuICAgIH1cbiAgICAvLyBUaGUgd2hvbGUgcGFnZSBsb2FkcyB0aGVzZSBmaWxlcywgdG9vOiB3aGF0IGJlZ2lucyBhIGhhbmQncyBwYWdlIG11c3Qgbm90IHJ1biB0aGVyZS5cbiAgICBmb3VuZC5kZWxldGUoaGFuZEVudHJ5KVxuICAgIHJldHVybiBmb3VuZFxuICB9XG5cbiAgcmV0dXJuIHtcbiAgICBuYW1lOiAoaWQ6IHN0cmluZywgbW9kdWxlczogTW9kdWxlcyk6IHN0cmluZyB8IG51bGwgPT5cbiAgICAgIChncm91cHMgPz89IGFzc2lnbihtb2R1bGVzKSkuZ2V0KGlkKSA/PyBTSEFSRUQuZmluZCgoWywgcGFydF0pID0+IHBhcnQudGVzdChpZCkpPy5bMF0gPz8gbnVsbCxcbiAgfVxufVxuXG4vKiogV2hhdCBhIGhhbmQgb24gYSBwaG9uZSBuZXZlciBsb2FkczogaXQgd291bGQgYmUgbW9zdCBvZiBpdHMgcGFnZS4gKi9cbmNvbnN0IFNUQUdFID0gL25vZGVfbW9kdWxlc1xcLyg/OnRocmVlfEB0cmVzanMpXFwvfHNyY1xcL3JlbmRlcmVyXFwvc3RhZ2VcXC8oPzpyZW5kZXJ8Y2FzdClcXC8vXG5cbi8qKiBTdG9wcyB0aGUgYnVpbGQgaWYgYSBoYW5kJ3MgcGFnZSBjb3VsZCBldmVyIGxvYWQgYW55dGhpbmcgb2YgdGhlIHN0YWdlLCBvciBiZWdpbiBvbiB0aGUgd2hvbGUgcGFnZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBoYW5kV2FsbCgpOiBQbHVnaW4ge1xuICByZXR1cm4ge1xuICAgIG5hbWU6ICdwYXJsb3I6aGFuZC13YWxsJyxcbiAgICBhcHBseTogJ2J1aWxkJyxcbiAgICBnZW5lcmF0ZUJ1bmRsZShfb3B0aW9ucywgYnVuZGxlKSB7XG4gICAgICBjb25zdCBjaHVua3MgPSBPYmplY3QudmFsdWVzKGJ1bmRsZSkuZmlsdGVyKChpdCk6IGl0IGlzIFJvbGxkb3duLk91dHB1dENodW5rID0+IGl0LnR5cGUgPT09ICdjaHVuaycpXG4gICAgICBjb25zdCBvcGVuID0gY2h1bmtzLmZpbHRlcigoeyBpc0VudHJ5LCBuYW1lIH0pID0+IGlzRW50cnkgJiYgbmFtZSA9PT0gJ2hhbmQnKVxuICAgICAgZm9yIChjb25zdCBjaHVuayBvZiBvcGVuKSB7XG4gICAgICAgIGNvbnN0IHN0YWdlID0gT2JqZWN0LmVudHJpZXMoY2h1bmsubW9kdWxlcykuZmlsdGVyKChbaWQsIGl0XSkgPT4gaXQucmVuZGVyZWRMZW5ndGggPiAwICYmIFNUQUdFLnRlc3QoaWQpKVxuICAgICAgICBpZiAoc3RhZ2UubGVuZ3RoID4gMCkge1xuICAgICAgICAgIHRoaXMuZXJyb3IoYEEgaGFuZCdzIHBhZ2Ugd291bGQgbG9hZCwgaW4gJHtjaHVuay5maWxlTmFtZX06ICR7c3RhZ2UubWFwKChbaWRdKSA9PiBpZCkuam9pbignLCAnKX1gKVxuICAgICAgICB9XG4gICAgICAgIGZvciAoY29uc3QgbmFtZSBvZiBbLi4uY2h1bmsuaW1wb3J0cywgLi4uY2h1bmsuZHluYW1pY0ltcG9ydHNdKSB7XG4gICAgICAgICAgY29uc3QgbmV4dCA9IGNodW5rcy5maW5kKCh7IGZpbGVOYW1lIH0pID0+IGZpbGVOYW1lID09PSBuYW1lKVxuICAgICAgICAgIGlmIChuZXh0ICYmICFvcGVuLmluY2x1ZGVzKG5leHQpKSBvcGVuLnB1c2gobmV4dClcbiAgICAgICAgfVxuICAgICAgfVxuICAgICAgY29uc3QgdXNlciA9IGNodW5rcy5maW5kKCh7IGltcG9ydHMgfSkgPT4gb3BlblswXSAhPT0gdW5kZWZpbmVkICYmIGltcG9ydHMuaW5jbHVkZXMob3BlblswXS5maWxlTmFtZSkpXG4gICAgICBpZiAodXNlcikgdGhpcy5lcnJvcihgJHt1c2VyLmZpbGVOYW1lfSB3b3VsZCBiZWdpbiBhIGhhbmQncyBwYWdlIHdoZXJldmVyIGl0IGlzIGxvYWRlZC5gKVxuICAgIH0sXG4gIH1cbn1cbiIsImltcG9ydCB7IGV4aXN0c1N5bmMsIHJlYWRkaXJTeW5jLCByZWFkRmlsZVN5bmMgfSBmcm9tICdub2RlOmZzJ1xuaW1wb3J0IHsgam9pbiB9IGZyb20gJ25vZGU6cGF0aCdcbmltcG9ydCB0eXBlIHsgUGx1Z2luLCBSb2xsZG93biB9IGZyb20gJ3ZpdGUnXG5cbi8qKiBBIHBhY2thZ2Ugb2Ygd2hpY2ggdGhlIGJ1aWx0IGFwcCBjb250YWlucyBjb2RlIG9yIGZvbnRzLiAqL1xuZXhwb3J0IGludGVyZmFjZSBBcHBQYXJ0IHtcbiAgcmVhZG9ubHkgbmFtZTogc3RyaW5nXG4gIHJlYWRvbmx5IHZlcnNpb246IHN0cmluZ1xuICAvKiogU1BEWCBleHByZXNzaW9uLiAqL1xuICByZWFkb25seSBsaWNlbmNlOiBzdHJpbmdcbiAgcmVhZG9ubHkgdGV4dDogc3RyaW5nXG59XG5cbi8qKiBFbnRyaWVzIHRoYXQgdGhlIGluc3RhbGxlZCBhcHAgZG9lcyBub3QgY29udGFpbiwgd2l0aCB0aGUgY29kZSB0aGF0IG9ubHkgdGhleSB1c2UuICovXG5jb25zdCBMRUZUX09VVF9FTlRSSUVTID0gbmV3IFNldChbJ2hvc3QnXSlcblxuLyoqIEZpbGVzIG9mIHRoZSBwYWdlIHdpdGggdGhlIGxpY2VuY2VzLCB0byByZWFkLCBhbmQgd2l0aCB0aGUgcGFydHMgYXMgQ3ljbG9uZURYLiAqL1xuZXhwb3J0IGNvbnN0IExJQ0VOQ0VTX0ZJTEUgPSAnbGljZW5jZXMuanNvbidcbmV4cG9ydCBjb25zdCBQQVJUU19GSUxFID0gJ3BhcnRzLmNkeC5qc29uJ1xuXG4vKipcbiAqIENyZWF0ZXMgdGhlIHBhcnRzIGxpc3Qgb2YgYSBidWlsZC4gVGhlIGxpc3QgaXMgdGFrZW4gZnJvbSB0aGUgYnVuZGxlcnMgdGhlbXNlbHZlcywgc2luY2UgYSBwYWNrYWdlIG1hbmFnZXIga25vd3NcbiAqIG9ubHkgd2hhdCB3YXMgaW5zdGFsbGVkOiBtb3N0IG9mIGl0IGRvZXMgbm90IGVuZCB1cCBpbiB0aGUgYXBwLCBhbmQgdG9vbHMgb2YgdGhlIGJ1aWxkIGRvLiBgY29sbGVjdGAgbWFrZXMgYSBwbHVnaW4gZm9yXG4gKiBlYWNoIGJ1bmRsZSAobWFpbiBwcm9jZXNzLCBwcmVsb2FkIHNjcmlwdCwgcGFnZSwgd29ya2VyKSwgd2hpY2ggbm90ZXMgd2hhdCBpdCBjb250YWluczsgYHdyaXRlYCBvbmUgZm9yIHRoZSBwYWdlLFxuICogd2hpY2ggaXMgYnVuZGxlZCBsYXN0OiBpdCB3cml0ZXMgdGhlIGxpc3QgYW5kIHRoZSBsaWNlbmNlcyBpbnRvIGl0LlxuICovXG5leHBvcnQgZnVuY3Rpb24gY3JlYXRlUGFydHNMaXN0KHJvb3Q6IHN0cmluZykge1xuICBjb25zdCBmb2xkZXJzID0gbmV3IFNldDxzdHJpbmc+KClcbiAgcmV0dXJuIHtcbiAgICBjb2xsZWN0OiAoKTogUGx1Z2luID0+ICh7XG4gICAgICBuYW1lOiAncGFybG9yOmNvbGxlY3QtcGFydHMnLFxuICAgICAgYXBwbHk6ICdidWlsZCcsXG4gICAgICBnZW5lcmF0ZUJ1bmRsZShfb3B0aW9ucywgYnVuZGxlKSB7XG4gICAgICAgIGZvciAoY29uc3QgaWQgb2YgbW9kdWxlc09mKGJ1bmRsZSkpIHtcbiAgICAgICAgICBjb25zdCBmb2xkZXIgPSBwYWNrYWdlRm9sZGVyKGlkKVxuICAgICAgICAgIGlmIChmb2xkZXIgIT09IG51bGwpIGZvbGRlcnMuYWRkKGZvbGRlcilcbiAgICAgICAgfVxuICAgICAgfSxcbiAgICB9KSxcbiAgICB3cml0ZTogKCk6IFBsdWdpbiA9PiAoe1xuICAgICAgbmFtZTogJ3Bhcmxvcjp3cml0ZS1wYXJ0cycsXG4gICAgICBhcHBseTogJ2J1aWxkJyxcbiAgICAgIGVuZm9yY2U6ICdwb3N0JyxcbiAgICAgIGdlbmVyYXRlQnVuZGxlKCkge1xuICAgICAgICBjb25zdCBwYXJ0cyA9IFsuLi5mb2xkZXJzXS5tYXAocmVhZFBhcnQpLnNvcnQoKGEsIGIpID0+IChhLm5hbWUgPCBiLm5hbWUgPyAtMSA6IDEpKVxuICAgICAgICBjb25zdCBvd24gPSByZWFkT3duKHJvb3QpXG4gICAgICAgIHRoaXMuZW1pdEZpbGUoeyB0eXBlOiAnYXNzZXQnLCBmaWxlTmFtZTogTElDRU5DRVNfRklMRSwgc291cmNlOiBKU09OLnN0cmluZ2lmeShbb3duLCAuLi5wYXJ0c10pIH0pXG4gICAgICAgIHRoaXMuZW1pdEZpbGUoe1xuICAgICAgICAgIHR5cGU6ICdhc3NldCcsXG4gICAgICAgICAgZmlsZU5hbWU6IFBBUlRTX0ZJTEUsXG4gICAgICAgICAgc291cmNlOiBgJHtKU09OLnN0cmluZ2lmeShjeWNsb25lRHgob3duLCBwYXJ0cyksIG51bGwsIDEpfVxcbmAsXG4gICAgICAgIH0pXG4gICAgICB9LFxuICAgIH0pLFxuICB9XG59XG5cbi8qKiBSZXR1cm5zIHRoZSBtb2R1bGVzIG9mIHdoaWNoIGNvZGUsIHN0eWxlcyBvciBmb250cyBhcmUgaW4gdGhlIGNodW5rcyBvZiB0aGUgaW5zdGFsbGVkIGFwcC4gKi9cbmZ1bmN0aW9uIG1vZHVsZXNPZihidW5kbGU6IFJvbGxkb3duLk91dHB1dEJ1bmRsZSk6IHN0cmluZ1tdIHtcbiAgY29uc3QgZmlsZXMgPSBPYmplY3QudmFsdWVzKGJ1bmRsZSlcbiAgY29uc3QgY2h1bmtzID0gbmV3IE1hcChmaWxlcy5mbGF0TWFwKChmaWxlKSA9PiAoZmlsZS50eXBlID09PSAnY2h1bmsnID8gW1tmaWxlLmZpbGVOYW1lLCBmaWxlXV0gOiBbXSkpKVxuICBjb25zdCByZWFjaGVkID0gbmV3IFNldDxzdHJpbmc+KClcbiAgY29uc3QgdmlzaXQgPSAobmFtZTogc3RyaW5nKTogdm9pZCA9PiB7XG4gICAgY29uc3QgY2h1bmsgPSBjaHVua3MuZ2V0KG5hbWUpXG4gICAgaWYgKCFjaHVuayB8fCByZWFjaGVkLmhhcyhuYW1lKSkgcmV0dXJuXG4gICAgcmVhY2hlZC5hZGQobmFtZSlcbiAgICBmb3IgKGNvbnN0IGVhY2ggb2YgWy4uLmNodW5rLmltcG9ydHMsIC4uLmNodW5rLmR5bmFtaWNJbXBvcnRzXSkgdmlzaXQoZWFjaClcbiAgfVxuICBmb3IgKGNvbnN0IFtuYW1lLCBjaHVua10gb2YgY2h1bmtzKSBpZiAoY2h1bmsuaXNFbnRyeSAmJiAhTEVGVF9PVVRfRU5UUklFUy5oYXMoY2h1bmsubmFtZSkpIHZpc2l0KG5hbWUpXG4gIGNvbnN0IGNvZGUgPSBbLi4ucmVhY2hlZF0uZmxhdE1hcCgobmFtZSkgPT5cbiAgICBPYmplY3QuZW50cmllcyhjaHVua3MuZ2V0KG5hbWUpPy5tb2R1bGVzID8/IHt9KVxuICAgICAgLmZpbHRlcigoW2lkLCBtb2R1bGVdKSA9PiBtb2R1bGUucmVuZGVyZWRMZW5ndGggPiAwIHx8IC9cXC5jc3MoXFw/fCQpLy50ZXN0KGlkKSlcbiAgICAgIC5tYXAoKFtpZF0pID0+IGlkKSxcbiAgKVxuICBjb25zdCBhc3NldHMgPSBmaWxlcy5mbGF0TWFwKChmaWxlKSA9PiAoZmlsZS50eXBlID09PSAnYXNzZXQnID8gZmlsZS5vcmlnaW5hbEZpbGVOYW1lcyA6IFtdKSlcbiAgcmV0dXJuIFsuLi5jb2RlLCAuLi5hc3NldHNdXG59XG5cbi8qKiBSZXR1cm5zIHRoZSBmb2xkZXIgb2YgdGhlIHBhY2thZ2UgdGhhdCBhIG1vZHVsZSBiZWxvbmdzIHRvOyBudWxsIGZvciBhIG1vZHVsZSBvZiB0aGlzIHByb2plY3Qgb3Igb2YgdGhlIGJ1bmRsZXIuICovXG5mdW5jdGlvbiBwYWNrYWdlRm9sZGVyKGlkOiBzdHJpbmcpOiBzdHJpbmcgfCBudWxsIHtcbiAgY29uc3QgWywgZm9sZGVyXSA9IC9eXFwwPyg/Oi4qOik/KC4qXFwvbm9kZV9tb2R1bGVzXFwvKD86QFteL10rXFwvKT9bXi9dKylcXC8vLmV4ZWMoaWQucmVwbGFjZUFsbCgnXFxcXCcsICcvJykpID8/IFtdXG4gIHJldHVybiBmb2xkZXIgIT09IHVuZGVmaW5lZCAmJiBleGlzdHNTeW5jKGpvaW4oZm9sZGVyLCAncGFja2FnZS5qc29uJykpID8gZm9sZGVyIDogbnVsbFxufVxuXG5mdW5jdGlvbiByZWFkUGFydChmb2xkZXI6IHN0cmluZyk6IEFwcFBhcnQge1xuICBjb25zdCB7IG5hbWUsIHZlcnNpb24sIGxpY2Vuc2UgfSA9IEpTT04ucGFyc2UocmVhZEZpbGVTeW5jKGpvaW4oZm9sZGVyLCAncGFja2FnZS5qc29uJyksICd1dGY4JykpIGFzIHtcbiAgICByZWFkb25seSBuYW1lOiBzdHJpbmdcbiAgICByZWFkb25seSB2ZXJzaW9uOiBzdHJpbmdcbiAgICByZWFkb25seSBsaWNlbnNlPzogc3RyaW5nXG4gIH1cbiAgY29uc3QgZmlsZSA9IHJlYWRkaXJTeW5jKGZvbGRlcilcbiAgICAuc29ydCgpXG4gICAgLmZpbmQoKGVhY2gpID0+IC9eKGxpY2VuW2NzXWV8Y29weWluZykoXFwuKG1kfHR4dCkpPyQvaS50ZXN0KGVhY2gpKVxuICBpZiAobGljZW5zZSA9PT0gdW5kZWZpbmVkIHx8IGZpbGUgPT09IHVuZGVmaW5lZClcbiAgICB0aHJvdyBuZXcgRXJyb3IoYCR7bmFtZX0gbmFtZXMgbm8gbGljZW5jZSBvciBsYWNrcyBpdHMgdGV4dCwgc28gdGhhdCBpdCBjYW5ub3QgYmUgc2hpcHBlZC5gKVxuICByZXR1cm4geyBuYW1lLCB2ZXJzaW9uLCBsaWNlbmNlOiBsaWNlbnNlLCB0ZXh0OiByZWFkRmlsZVN5bmMoam9pbihmb2xkZXIsIGZpbGUpLCAndXRmOCcpIH1cbn1cblxuZnVuY3Rpb24gcmVhZE93bihyb290OiBzdHJpbmcpOiBBcHBQYXJ0IHtcbiAgY29uc3QgeyBwcm9kdWN0TmFtZSwgdmVyc2lvbiwgbGljZW5zZSB9ID0gSlNPTi5wYXJzZShyZWFkRmlsZVN5bmMoam9pbihyb290LCAncGFja2FnZS5qc29uJyksICd1dGY4JykpIGFzIHtcbiAgICByZWFkb25seSBwcm9kdWN0TmFtZTogc3RyaW5nXG4gICAgcmVhZG9ubHkgdmVyc2lvbjogc3RyaW5nXG4gICAgcmVhZG9ubHkgbGljZW5zZTogc3RyaW5nXG4gIH1cbiAgcmV0dXJuIHsgbmFtZTogcHJvZHVjdE5hbWUsIHZlcnNpb24sIGxpY2VuY2U6IGxpY2Vuc2UsIHRleHQ6IHJlYWRGaWxlU3luYyhqb2luKHJvb3QsICdMSUNFTlNFJyksICd1dGY4JykgfVxufVxuXG4vKiogUmV0dXJucyB0aGUgbGlzdCBhcyBhIEN5Y2xvbmVEWCBkb2N1bWVudCwgd2l0aG91dCB0aW1lIGFuZCBzZXJpYWwgbnVtYmVyLCBzbyB0aGF0IGl0IGlzIHRoZSBzYW1lIGluIGV2ZXJ5IGJ1aWxkLiAqL1xuZnVuY3Rpb24gY3ljbG9uZUR4KG93bjogQXBwUGFydCwgcGFydHM6IHJlYWRvbmx5IEFwcFBhcnRbXSk6IG9iamVjdCB7XG4gIGNvbnN0IGxpY2Vuc2VzID0gKHsgbGljZW5jZSB9OiBBcHBQYXJ0KSA9PlxuICAgIC8gLy50ZXN0KGxpY2VuY2UpID8gW3sgZXhwcmVzc2lvbjogbGljZW5jZSB9XSA6IFt7IGxpY2Vuc2U6IHsgaWQ6IGxpY2VuY2UgfSB9XVxuICBjb25zdCBwdXJsID0gKHsgbmFtZSwgdmVyc2lvbiB9OiBBcHBQYXJ0KSA9PiBgcGtnOm5wbS8ke25hbWUucmVwbGFjZSgnQCcsICclNDAnKX1AJHt2ZXJzaW9ufWBcbiAgcmV0dXJuIHtcbiAgICBib21Gb3JtYXQ6ICdDeWNsb25lRFgnLFxuICAgIHNwZWNWZXJzaW9uOiAnMS42JyxcbiAgICB2ZXJzaW9uOiAxLFxuICAgIG1ldGFkYXRhOiB7XG4gICAgICBjb21wb25lbnQ6IHsgdHlwZTogJ2FwcGxpY2F0aW9uJywgbmFtZTogb3duLm5hbWUsIHZlcnNpb246IG93bi52ZXJzaW9uLCBsaWNlbnNlczogbGljZW5zZXMob3duKSB9LFxuICAgIH0sXG4gICAgY29tcG9uZW50czogcGFydHMubWFwKChwYXJ0KSA9PiAoe1xuICAgICAgdHlwZTogcGFydC5uYW1lLnN0YXJ0c1dpdGgoJ0Bmb250c291cmNlLycpID8gJ2RhdGEnIDogJ2xpYnJhcnknLFxuICAgICAgJ2JvbS1yZWYnOiBwdXJsKHBhcnQpLFxuICAgICAgbmFtZTogcGFydC5uYW1lLFxuICAgICAgdmVyc2lvbjogcGFydC52ZXJzaW9uLFxuICAgICAgbGljZW5zZXM6IGxpY2Vuc2VzKHBhcnQpLFxuICAgICAgcHVybDogcHVybChwYXJ0KSxcbiAgICB9KSksXG4gIH1cbn1cbiIsImltcG9ydCB0eXBlIHsgUGx1Z2luIH0gZnJvbSAndml0ZSdcblxuLyoqIE1vZHVsZXMgaW1wb3J0ZWQgYnkgbGlicmFyaWVzIHRoYXQgdGhlIHBhZ2UgZG9lcyBub3QgbmVlZCwgd2l0aCB0aGVpciByZXBsYWNlbWVudHM6IGZ1bmN0aW9ucyB3aXRob3V0IGVmZmVjdC4gKi9cbmNvbnN0IFNUQU5EX0lOUzogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj4gPSB7XG4gIC8vIFZ1ZSdzIGRldmVsb3BlciB0b29scywgd2hpY2ggUGluaWEsIHZ1ZS1pMThuIGFuZCBUcmVzIGltcG9ydCBldmVuIHdoZXJlIG5vdGhpbmcgY2FuIGF0dGFjaCB0byB0aGVtOiAzMCBLQi5cbiAgJ0B2dWUvZGV2dG9vbHMtYXBpJzogYGNvbnN0IG5vdGhpbmcgPSAoKSA9PiB7fVxuICAgIGV4cG9ydCB7IG5vdGhpbmcgYXMgc2V0dXBEZXZ0b29sc1BsdWdpbiwgbm90aGluZyBhcyBzZXR1cERldlRvb2xzUGx1Z2luLCBub3RoaW5nIGFzIGFkZEN1c3RvbVRhYiwgbm90aGluZyBhcyBhZGRDdXN0b21Db21tYW5kIH1gLFxuICAvLyBQb2ludGVyIGV2ZW50cyBvbiB0aGUgc2NlbmUncyBvYmplY3RzLCBmb3Igd2hpY2ggVHJlcyBjcmVhdGVzIG9uZSBzeXN0ZW0gcGVyIGNhbnZhcy4gVGhlIHN0YWdlIGRvZXMgaXRzIG93biBoaXRcbiAgLy8gdGVzdGluZyBhbmQgbm8gb2JqZWN0IGxpc3RlbnM6IDIwIEtCLCBhbmQgYSBzZWFyY2ggb2YgdGhlIHNjZW5lIGF0IGV2ZXJ5IG1vdXNlIG1vdmVtZW50LlxuICAnQHBtbmRycy9wb2ludGVyLWV2ZW50cyc6IGBjb25zdCBub3RoaW5nID0gKCkgPT4ge31cbiAgICBleHBvcnQgY29uc3QgZm9yd2FyZEh0bWxFdmVudHMgPSAoKSA9PiAoeyB1cGRhdGU6IG5vdGhpbmcsIGRlc3Ryb3k6IG5vdGhpbmcgfSlcbiAgICBleHBvcnQgY29uc3QgZ2V0Vm9pZE9iamVjdCA9ICgpID0+ICh7IGFkZEV2ZW50TGlzdGVuZXI6IG5vdGhpbmcgfSlgLFxufVxuXG5jb25zdCBQUkVGSVggPSAnXFwwcGFybG9yOmxlZnQtb3V0OidcblxuLyoqIExlYXZlcyBvdXQgb2YgdGhlIGJ1aWx0IHBhZ2UgbW9kdWxlcyB0aGF0IGl0IHdvdWxkIGxvYWQgYnV0IG5ldmVyIHVzZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdHViVW51c2VkTW9kdWxlcygpOiBQbHVnaW4ge1xuICByZXR1cm4ge1xuICAgIG5hbWU6ICdwYXJsb3I6bGVmdC1vdXQnLFxuICAgIGFwcGx5OiAnYnVpbGQnLFxuICAgIGVuZm9yY2U6ICdwcmUnLFxuICAgIHJlc29sdmVJZDogKHNvdXJjZSkgPT4gKE9iamVjdC5oYXNPd24oU1RBTkRfSU5TLCBzb3VyY2UpID8gUFJFRklYICsgc291cmNlIDogbnVsbCksXG4gICAgbG9hZDogKGlkKSA9PiAoaWQuc3RhcnRzV2l0aChQUkVGSVgpID8gU1RBTkRfSU5TW2lkLnNsaWNlKFBSRUZJWC5sZW5ndGgpXSA6IG51bGwpLFxuICB9XG59XG4iLCJpbXBvcnQgdHlwZSB7IFBsdWdpbiB9IGZyb20gJ3ZpdGUnXG5cbi8qKlxuICogTGVhdmVzIHRoZSBvbGRlciBmb3JtYXQgb3V0IG9mIHRoZSBwYWNrYWdlcycgZm9udHM6IGV2ZXJ5IGJyb3dzZXIgdGhhdCBvcGVucyB0aGUgcGFnZSByZWFkcyB3b2ZmMiwgYW5kIGJvdGggZm9ybWF0c1xuICogb2YgZWFjaCB3b3VsZCBiZSBzaGlwcGVkLlxuICovXG5leHBvcnQgZnVuY3Rpb24gd2ViRm9udHMoKTogUGx1Z2luIHtcbiAgcmV0dXJuIHtcbiAgICBuYW1lOiAncGFybG9yOndlYi1mb250cycsXG4gICAgZW5mb3JjZTogJ3ByZScsXG4gICAgdHJhbnNmb3JtOiB7XG4gICAgICBmaWx0ZXI6IHsgaWQ6IC9AZm9udHNvdXJjZVteP10qXFwuY3NzKFxcP3wkKS8gfSxcbiAgICAgIGhhbmRsZXI6IChjc3MpID0+IGNzcy5yZXBsYWNlKC8sXFxzKnVybFxcKFteKV0qXFwud29mZlxcKVxccypmb3JtYXRcXCgoWydcIl0pd29mZlxcMVxcKS9nLCAnJyksXG4gICAgfSxcbiAgfVxufVxuIiwiaW1wb3J0IHsgcmVzb2x2ZSB9IGZyb20gJ25vZGU6cGF0aCdcbmltcG9ydCB0ZW1wbGF0ZUNvbXBpbGVyT3B0aW9ucyBmcm9tICdAdHJlc2pzL2NvcmUvdGVtcGxhdGUtY29tcGlsZXItb3B0aW9ucydcbmltcG9ydCB2dWUgZnJvbSAnQHZpdGVqcy9wbHVnaW4tdnVlJ1xuaW1wb3J0IHsgZGVmaW5lQ29uZmlnIH0gZnJvbSAnZWxlY3Ryb24tdml0ZSdcbmltcG9ydCB7IHN0YW1wU291cmNlcyB9IGZyb20gJy4vYnVpbGQvbGF1bmNoL3NvdXJjZXMnXG5pbXBvcnQgeyBicm93c2VyRmxvb3IgfSBmcm9tICcuL2J1aWxkL3ZpdGUvYnJvd3Nlci1mbG9vcidcbmltcG9ydCB7IGJha2VkUGljdHVyZXMgfSBmcm9tICcuL2J1aWxkL3ZpdGUvYmFrZWQtcGljdHVyZXMnXG5pbXBvcnQgeyBoZWlybG9vbXMgfSBmcm9tICcuL2J1aWxkL3ZpdGUvaGVpcmxvb21zJ1xuaW1wb3J0IHsgbGVhblRocmVlIH0gZnJvbSAnLi9idWlsZC92aXRlL2xlYW4tdGhyZWUnXG5pbXBvcnQgeyBoYW5kV2FsbCwgcGFnZUdyb3VwcyB9IGZyb20gJy4vYnVpbGQvdml0ZS9wYWdlLWdyb3VwcydcbmltcG9ydCB7IGNyZWF0ZVBhcnRzTGlzdCB9IGZyb20gJy4vYnVpbGQvdml0ZS9wYXJ0cy1saXN0J1xuaW1wb3J0IHsgc3R1YlVudXNlZE1vZHVsZXMgfSBmcm9tICcuL2J1aWxkL3ZpdGUvc3R1Yi1tb2R1bGVzJ1xuaW1wb3J0IHsgd2ViRm9udHMgfSBmcm9tICcuL2J1aWxkL3ZpdGUvd2ViLWZvbnRzJ1xuXG5jb25zdCByb290ID0gaW1wb3J0Lm1ldGEuZGlybmFtZVxuY29uc3QgcGFydHMgPSBjcmVhdGVQYXJ0c0xpc3Qocm9vdClcblxuZXhwb3J0IGRlZmF1bHQgZGVmaW5lQ29uZmlnKHtcbiAgbWFpbjoge1xuICAgIHBsdWdpbnM6IFtwYXJ0cy5jb2xsZWN0KCldLFxuICAgIGJ1aWxkOiB7XG4gICAgICBvdXREaXI6IHJlc29sdmUocm9vdCwgJ291dC9tYWluJyksXG4gICAgICBtaW5pZnk6IHRydWUsXG4gICAgICAvLyBFdmVyeXRoaW5nIGlzIGJ1bmRsZWQsIHNvIHRoYXQgYW4gaW5zdGFsbGVkIGFwcCBuZWVkcyBubyBub2RlX21vZHVsZXMuXG4gICAgICBleHRlcm5hbGl6ZURlcHM6IGZhbHNlLFxuICAgICAgcm9sbGRvd25PcHRpb25zOiB7XG4gICAgICAgIC8vIEl0IHJlYWRzIGEgc2NyaXB0IGZyb20gaXRzIG93biBmb2xkZXIuIE9ubHkgdGhlIGhlYWRsZXNzIGhvc3QgbmVlZHMgaXQsIGFuZCB0aGF0IGhhcyBub2RlX21vZHVsZXMuXG4gICAgICAgIGV4dGVybmFsOiBbJ29wZW4nXSxcbiAgICAgICAgaW5wdXQ6IHtcbiAgICAgICAgICBpbmRleDogcmVzb2x2ZShyb290LCAnc3JjL21haW4vaW5kZXgudHMnKSxcbiAgICAgICAgICAvLyBUaGUgaGVhZGxlc3MgaG9zdCwgd2hpY2ggYG5wbSBydW4gaG9zdGAgc3RhcnRzLlxuICAgICAgICAgIGhvc3Q6IHJlc29sdmUocm9vdCwgJ3NyYy9ob3N0L21haW4udHMnKSxcbiAgICAgICAgICAvLyBXb3JrZXIgdGhyZWFkIGluIHdoaWNoIGJvdHMgb2YgTEFOIHRhYmxlcyB0aGluay5cbiAgICAgICAgICAnbm9kZS13b3JrZXInOiByZXNvbHZlKHJvb3QsICdzcmMvbm9kZS9ib3RzL25vZGUtd29ya2VyLnRzJyksXG4gICAgICAgICAgLy8gV29ya2VyIHRocmVhZCBpbiB3aGljaCBzYXZlcyBhbmQgcmVjb3JkcyBhcmUgcmVwbGF5ZWQuXG4gICAgICAgICAgJ3NhdmVzLXdvcmtlcic6IHJlc29sdmUocm9vdCwgJ3NyYy9ub2RlL3N0b3JhZ2UvanVkZ2luZy9zYXZlcy13b3JrZXIudHMnKSxcbiAgICAgICAgfSxcbiAgICAgIH0sXG4gICAgfSxcbiAgfSxcbiAgcHJlbG9hZDoge1xuICAgIHBsdWdpbnM6IFtwYXJ0cy5jb2xsZWN0KCldLFxuICAgIGJ1aWxkOiB7XG4gICAgICBvdXREaXI6IHJlc29sdmUocm9vdCwgJ291dC9wcmVsb2FkJyksXG4gICAgICBtaW5pZnk6IHRydWUsXG4gICAgICBleHRlcm5hbGl6ZURlcHM6IGZhbHNlLFxuICAgICAgcm9sbGRvd25PcHRpb25zOiB7XG4gICAgICAgIGlucHV0OiByZXNvbHZlKHJvb3QsICdzcmMvcHJlbG9hZC9pbmRleC50cycpLFxuICAgICAgICAvLyBBIHNhbmRib3hlZCBwcmVsb2FkIHNjcmlwdCBtdXN0IGJlIENvbW1vbkpTLCB3aGljaCBpbiBhIHBhY2thZ2Ugb2YgdHlwZSBcIm1vZHVsZVwiIHJlcXVpcmVzIHRoaXMgZXh0ZW5zaW9uLlxuICAgICAgICBvdXRwdXQ6IHsgZm9ybWF0OiAnY2pzJywgZW50cnlGaWxlTmFtZXM6ICdbbmFtZV0uY2pzJyB9LFxuICAgICAgfSxcbiAgICB9LFxuICB9LFxuICByZW5kZXJlcjoge1xuICAgIHJvb3Q6IHJlc29sdmUocm9vdCwgJ3NyYy9yZW5kZXJlcicpLFxuICAgIHB1YmxpY0RpcjogZmFsc2UsXG4gICAgZGVmaW5lOiB7XG4gICAgICBfX1ZVRV9PUFRJT05TX0FQSV9fOiBmYWxzZSxcbiAgICAgIF9fVlVFX1BST0RfREVWVE9PTFNfXzogZmFsc2UsXG4gICAgICAvLyBUaGUgcGFnZSB1c2VzIG5vIGNvbXBvbmVudHMgb3IgZGlyZWN0aXZlcyBvZiB2dWUtaTE4bi5cbiAgICAgIF9fVlVFX0kxOE5fRlVMTF9JTlNUQUxMX186IGZhbHNlLFxuICAgICAgX19WVUVfSTE4Tl9MRUdBQ1lfQVBJX186IGZhbHNlLFxuICAgICAgX19JTlRMSUZZX1BST0RfREVWVE9PTFNfXzogZmFsc2UsXG4gICAgICBfX0lOVExJRllfRFJPUF9NRVNTQUdFX0NPTVBJTEVSX186IGZhbHNlLFxuICAgICAgLy8gTWVzc2FnZXMgYXJlIGludGVycHJldGVkLCBub3QgY29tcGlsZWQgaW50byBmdW5jdGlvbnMsIGJlY2F1c2UgdGhlIHBhZ2UncyBjb250ZW50IHNlY3VyaXR5IHBvbGljeSBmb3JiaWRzIGV2YWwuXG4gICAgICBfX0lOVExJRllfSklUX0NPTVBJTEFUSU9OX186IHRydWUsXG4gICAgfSxcbiAgICBwbHVnaW5zOiBbXG4gICAgICB2dWUoeyAuLi50ZW1wbGF0ZUNvbXBpbGVyT3B0aW9ucyB9KSxcbiAgICAgIGJyb3dzZXJGbG9vcigpLFxuICAgICAgbGVhblRocmVlKCksXG4gICAgICBoYW5kV2FsbCgpLFxuICAgICAgd2ViRm9udHMoKSxcbiAgICAgIHBhcnRzLmNvbGxlY3QoKSxcbiAgICAgIHBhcnRzLndyaXRlKCksXG4gICAgICBzdHViVW51c2VkTW9kdWxlcygpLFxuICAgICAgaGVpcmxvb21zKHJvb3QpLFxuICAgICAgYmFrZWRQaWN0dXJlcyhyZXNvbHZlKHJvb3QsICdyZXNvdXJjZXMvYmFrZWQnKSksXG4gICAgICAvLyBUaGUgcGFnZSBpcyBidWlsdCBsYXN0LCBzbyB3aGVuIGl0IGlzIGNvbXBsZXRlIGFsbCB0aHJlZSBhcmUuXG4gICAgICBzdGFtcFNvdXJjZXMocm9vdCksXG4gICAgXSxcbiAgICB3b3JrZXI6IHtcbiAgICAgIGZvcm1hdDogJ2VzJyxcbiAgICAgIHBsdWdpbnM6ICgpID0+IFtwYXJ0cy5jb2xsZWN0KCldLFxuICAgICAgLy8gV2hhdCBzZXZlcmFsIGdhbWVzIHRoaW5rIHdpdGggaXMgb25lIGZpbGUuXG4gICAgICByb2xsZG93bk9wdGlvbnM6IHsgb3V0cHV0OiB7IGNvZGVTcGxpdHRpbmc6IHsgZ3JvdXBzOiBbeyBuYW1lOiAndGhvdWdodCcsIG1pblNoYXJlQ291bnQ6IDMgfV0gfSB9IH0sXG4gICAgfSxcbiAgICBidWlsZDoge1xuICAgICAgb3V0RGlyOiByZXNvbHZlKHJvb3QsICdvdXQvcmVuZGVyZXInKSxcbiAgICAgIGVtcHR5T3V0RGlyOiB0cnVlLFxuICAgICAgbWluaWZ5OiB0cnVlLFxuICAgICAgcmVwb3J0Q29tcHJlc3NlZFNpemU6IGZhbHNlLFxuICAgICAgY2h1bmtTaXplV2FybmluZ0xpbWl0OiAxMjAwLFxuICAgICAgYXNzZXRzSW5saW5lTGltaXQ6IDAsXG4gICAgICByb2xsZG93bk9wdGlvbnM6IHtcbiAgICAgICAgaW5wdXQ6IHtcbiAgICAgICAgICBpbmRleDogcmVzb2x2ZShyb290LCAnc3JjL3JlbmRlcmVyL2luZGV4Lmh0bWwnKSxcbiAgICAgICAgICAvLyBPbmUncyBvd24gY2FyZHMgb24gYSBwaG9uZSwgb3IgdGhlIHRhYmxlIG9uIGEgbGFyZ2Ugc2NyZWVuLlxuICAgICAgICAgIGhhbmQ6IHJlc29sdmUocm9vdCwgJ3NyYy9yZW5kZXJlci9oYW5kLmh0bWwnKSxcbiAgICAgICAgfSxcbiAgICAgICAgb3V0cHV0OiB7IGNvZGVTcGxpdHRpbmc6IHsgZ3JvdXBzOiBbcGFnZUdyb3Vwcyhyb290KV0sIGluY2x1ZGVEZXBlbmRlbmNpZXNSZWN1cnNpdmVseTogZmFsc2UgfSB9LFxuICAgICAgfSxcbiAgICB9LFxuICB9LFxufSlcbiJdLCJtYXBwaW5ncyI6Ijs7Ozs7Ozs7Ozs7O0FBUUEsTUFBTSxVQUFVO0NBQ2Q7Q0FDQTtDQUNBO0NBQ0E7Q0FDQTtDQUNBO0NBQ0E7Q0FDQTtDQUNBO0NBQ0E7Q0FDQTtDQUNBO0NBQ0E7Q0FDQTtDQUNBO0NBQ0E7Q0FDQTtDQUNBO0NBQ0E7Q0FDQTtDQUNBO0FBQ0Y7QUFDQSxNQUFNLFFBQVE7O0FBZWQsZUFBc0IsWUFBWSxNQUErQjtDQUMvRCxNQUFNLE9BQU8sV0FBVyxRQUFRO0NBQ2hDLEtBQUssTUFBTSxRQUFRLFNBQVM7RUFDMUIsSUFBSSxDQUFDLFdBQVcsS0FBSyxNQUFNLElBQUksQ0FBQyxHQUFHO0VBQ25DLEtBQUssTUFBTSxRQUFRLE1BQU0sV0FBVyxNQUFNLElBQUksR0FDNUMsS0FBSyxPQUFPLEdBQUcsS0FBSyxHQUFHLENBQUMsQ0FBQyxPQUFPLE1BQU0sU0FBUyxLQUFLLE1BQU0sSUFBSSxDQUFDLENBQUM7Q0FFcEU7Q0FDQSxPQUFPLEtBQUssT0FBTyxLQUFLO0FBQzFCOztBQVdBLFNBQWdCLGFBQWEsTUFBc0I7Q0FDakQsSUFBSSxPQUFPO0NBQ1gsT0FBTztFQUNMLE1BQU07RUFDTixPQUFPO0VBQ1AsTUFBTSxhQUFhO0dBQ2pCLE9BQU8sTUFBTSxZQUFZLElBQUk7RUFDL0I7RUFDQSxNQUFNLFlBQVksT0FBZTtHQUMvQixJQUFJLE9BQU87R0FDWCxNQUFNLE9BQU8sS0FBSyxNQUFNLEtBQUs7R0FDN0IsTUFBTSxNQUFNLFFBQVEsSUFBSSxHQUFHLEVBQUUsV0FBVyxLQUFLLENBQUM7R0FDOUMsTUFBTSxVQUFVLE1BQU0sSUFBSTtFQUM1QjtDQUNGO0FBQ0Y7QUFFQSxlQUFlLFdBQVcsTUFBYyxNQUFpQztDQUN2RSxJQUFJLFNBQVMscUJBQXFCLEtBQUssU0FBUyxXQUFXLEdBQUcsT0FBTyxDQUFDO0NBQ3RFLE1BQU0sVUFBVSxNQUFNLFFBQVEsS0FBSyxNQUFNLElBQUksR0FBRyxFQUFFLGVBQWUsS0FBSyxDQUFDLENBQUMsQ0FBQyxZQUFZLElBQUk7Q0FDekYsSUFBSSxZQUFZLE1BQU0sT0FBTyxDQUFDLElBQUk7Q0FDbEMsUUFBUSxNQUFNLEdBQUcsTUFBTyxFQUFFLE9BQU8sRUFBRSxPQUFPLEtBQUssQ0FBRTtDQUNqRCxNQUFNLFFBQWtCLENBQUM7Q0FDekIsS0FBSyxNQUFNLFNBQVMsU0FBUztFQUMzQixNQUFNLFFBQVEsR0FBRyxLQUFLLEdBQUcsTUFBTTtFQUMvQixJQUFJLE1BQU0sWUFBWSxHQUFHLE1BQU0sS0FBSyxHQUFJLE1BQU0sV0FBVyxNQUFNLEtBQUssQ0FBRTtPQUNqRSxJQUFJLE1BQU0sT0FBTyxLQUFLLE1BQU0sU0FBUyxhQUFhLE1BQU0sS0FBSyxLQUFLO0NBQ3pFO0NBQ0EsT0FBTztBQUNUOzs7QUM1RkEsTUFBYSxrQkFBa0I7Q0FBQztDQUFjO0NBQWM7QUFBVzs7Ozs7QUFNdkUsU0FBZ0IsZUFBdUI7Q0FDckMsT0FBTztFQUNMLE1BQU07RUFDTixTQUFTO0VBQ1QsT0FBTyxRQUFRO0dBQ2IsT0FBTyxRQUFRO0lBQUUsR0FBRyxPQUFPO0lBQU8sUUFBUTtHQUFnQjtFQUM1RDtDQUNGO0FBQ0Y7O0FDREEsTUFBTSxLQUFLO0FBQ1gsTUFBTSxhQUFhO0NBQUUsTUFBTSxJQUFJO0NBQUksT0FBTyxNQUFNO0FBQUc7Q0FHakQsRUFBMkQsR0FBRyxXQUFXLElBQ3pFLEVBQTRDLEdBQUcsV0FBVyxHQUMxRCxFQUEyQyxHQUFHLFdBQVcsR0FDekQsRUFBNkMsR0FBRyxXQUFXLEdBQzNELEVBQW1FLEdBQUcsV0FBVzs7QUFpQ25GLE1BQU0sZUFBZTs7QUFLckIsU0FBZ0IsWUFBWSxRQUF5QjtDQUNuRCxJQUFJO0VBQ0YsT0FBTyxLQUFLLE1BQU0sYUFBYSxLQUFLLEtBQUssUUFBUSxZQUFZLEdBQUcsTUFBTSxDQUFDO0NBQ3pFLFFBQVE7RUFDTixPQUFPLENBQUM7Q0FDVjtBQUNGOzs7Ozs7QUN4REEsTUFBTSxjQUFnRDtDQUNwRCxZQUFZO0NBQ1osZ0JBQWdCO0NBQ2hCLFlBQVk7Q0FDWixnQkFBZ0I7QUFDbEI7QUFDQSxNQUFNLGVBQWU7Ozs7Ozs7O0FBU3JCLGVBQXNCLFFBQ3BCLE1BQ0EsSUFDQSxVQUNBLFNBQ0EsY0FBdUIsU0FDUjtDQUNmLE1BQU0sTUFBTSxJQUFJLEVBQUUsV0FBVyxLQUFLLENBQUM7Q0FDbkMsTUFBTSxZQUFZLFNBQXlCO0VBQ3pDLE1BQU0sU0FBUyxRQUFRO0VBQ3ZCLElBQUksV0FBVyxLQUFBLEdBQVcsTUFBTSxJQUFJLE1BQU0sOEJBQThCLEtBQUssZUFBZTtFQUM1RixPQUFPO0NBQ1Q7Q0FDQSxNQUFNLFdBQThELENBQUM7Q0FDckUsS0FBSyxNQUFNLENBQUMsTUFBTSxZQUFZLE9BQU8sUUFBUSxTQUFTLFFBQVEsR0FBRztFQUMvRCxNQUFNLFNBQVMsU0FBUyxJQUFJO0VBQzVCLE1BQU0sQ0FBQyxNQUFNLFNBQVMsQ0FBQyxjQUFjLFFBQVEsTUFBTSxNQUFNLEdBQUcsY0FBYyxRQUFRLE9BQU8sTUFBTSxDQUFDO0VBQ2hHLE1BQU0sUUFBUSxZQUFZO0VBQzFCLE1BQU0sT0FBTyxVQUFVLEtBQUEsSUFBWSxPQUFPLGNBQWMsUUFBUSxNQUFNLFFBQVEsU0FBUyxPQUFPLE9BQU8sR0FBRyxNQUFNO0VBQzlHLFNBQVMsUUFBUTtHQUFFLEdBQUc7R0FBUztHQUFNO0dBQU8sR0FBSSxTQUFTLFFBQVEsRUFBRSxLQUFLO0VBQUc7RUFDM0UsSUFBSSxZQUFZLFVBQVUsUUFBUTtFQUNsQyxJQUFJLFNBQVMsTUFBTSxNQUFNLGFBQWEsS0FBSyxNQUFNLFFBQVEsSUFBSSxHQUFHLEtBQUssSUFBSSxJQUFJLEdBQUcsS0FBSztFQUNyRixNQUFNLFVBQVUsS0FBSyxNQUFNLFFBQVEsSUFBSSxHQUFHLEtBQUssSUFBSSxJQUFJLENBQUM7RUFDeEQsTUFBTSxVQUFVLEtBQUssTUFBTSxRQUFRLEtBQUssR0FBRyxLQUFLLElBQUksS0FBSyxDQUFDO0NBQzVEO0NBQ0EsTUFBTSxZQUFvQyxDQUFDO0NBQzNDLEtBQUssTUFBTSxDQUFDLE1BQU0sU0FBUyxPQUFPLFFBQVEsU0FBUyxTQUFTLEdBQUc7RUFDN0QsTUFBTSxTQUFTLFNBQVMsSUFBSTtFQUM1QixVQUFVLFFBQVEsY0FBYyxNQUFNLE1BQU07RUFDNUMsSUFBSSxZQUFZLFVBQVUsUUFBUSxNQUFNLFVBQVUsS0FBSyxNQUFNLElBQUksR0FBRyxLQUFLLElBQUksVUFBVSxLQUFLLENBQUM7Q0FDL0Y7Q0FDQSxNQUFNLE9BQU8sS0FBSyxJQUFJLGVBQWU7Q0FDckMsTUFBTSxVQUFVLEdBQUcsS0FBSyxRQUFRLEtBQUssVUFBVTtFQUFFLEdBQUc7RUFBVTtFQUFVO0NBQVUsQ0FBQyxDQUFDO0NBQ3BGLE1BQU0sT0FBTyxHQUFHLEtBQUssUUFBUSxJQUFJO0FBQ25DO0FBRUEsU0FBUyxjQUFjLE1BQWMsUUFBd0I7Q0FDM0QsTUFBTSxTQUFTLFFBQVEsSUFBSTtDQUMzQixPQUFPLEdBQUcsS0FBSyxNQUFNLEdBQUcsQ0FBQyxPQUFPLE1BQU0sRUFBRSxHQUFHLE9BQU8sTUFBTSxHQUFHLENBQUMsSUFBSTtBQUNsRTs7QUFHQSxlQUFlLGFBQWEsTUFBYyxJQUFZLE9BQTBDO0NBQzlGLElBQUksV0FBVyxFQUFFLEdBQUc7Q0FDcEIsTUFBTSxNQUFNLElBQUksQ0FBQyxDQUFDLE9BQU8sS0FBSyxDQUFDLENBQUMsS0FBSyxFQUFFLFNBQVMsYUFBYSxDQUFDLENBQUMsQ0FBQyxPQUFPLEdBQUcsR0FBRyxNQUFNO0NBQ25GLE1BQU0sT0FBTyxHQUFHLEdBQUcsUUFBUSxFQUFFO0FBQy9COztBQUdBLGVBQWUsVUFBVSxNQUFjLElBQTJCO0NBQ2hFLElBQUksV0FBVyxFQUFFLEdBQUc7Q0FDcEIsTUFBTSxTQUFTLE1BQU0sR0FBRyxHQUFHLE1BQU07Q0FDakMsTUFBTSxPQUFPLEdBQUcsR0FBRyxRQUFRLEVBQUU7QUFDL0I7QUFFQSxNQUFNLE9BQXlDO0NBQzdDLFNBQVM7Q0FDVCxTQUFTO0NBQ1QsUUFBUTtDQUNSLFFBQVE7QUFDVjs7Ozs7O0FBT0EsU0FBZ0IsY0FBYyxRQUF3QjtDQUNwRCxJQUFJLFNBQVM7Q0FDYixPQUFPO0VBQ0wsTUFBTTtFQUNOLGVBQWUsUUFBUTtHQUNyQixTQUFTLFFBQVEsT0FBTyxNQUFNLE9BQU8sTUFBTSxNQUFNO0VBQ25EO0VBQ0EsTUFBTSxZQUFZLE9BQWU7R0FDL0IsSUFBSSxTQUFTLFFBQVEsSUFBSSx1QkFBdUIsU0FBUztHQUN6RCxJQUFJLENBQUMsV0FBVyxLQUFLLFFBQVEsZUFBZSxDQUFDLEdBQzNDLEtBQUssTUFBTSwwREFBd0Q7R0FDckUsTUFBTSxXQUFXLEtBQUssTUFBTSxNQUFNLFNBQVMsS0FBSyxRQUFRLGVBQWUsR0FBRyxNQUFNLENBQUM7R0FDakYsTUFBTSxRQUFRLFFBQVEsS0FBSyxRQUFRLE9BQU8sR0FBRyxVQUFVLFlBQVksTUFBTSxDQUFDO0VBQzVFO0VBQ0EsZ0JBQWdCLFFBQVE7R0FDdEIsT0FBTyxZQUFZLElBQUksV0FBVyxTQUFTLFVBQVUsU0FBUztJQUM1RCxNQUFNLE9BQU8sUUFBUSxRQUFRLElBQUksb0JBQW9CLFFBQVEsT0FBTyxJQUFBLENBQUssTUFBTSxHQUFHLENBQUMsQ0FBQyxNQUFNLEdBQUcsR0FBRztJQUNoRyxJQUFJLENBQUMsS0FBSyxXQUFXLFNBQVMsR0FBRyxHQUFHO0tBQ2xDLEtBQUs7S0FDTDtJQUNGO0lBQ0EsU0FBUyxJQUFJLENBQUMsQ0FBQyxNQUNaLFVBQVUsU0FBUyxVQUFVLGdCQUFnQixLQUFLLFFBQVEsSUFBSSxNQUFNLDBCQUEwQixDQUFDLENBQUMsSUFBSSxLQUFLLFNBQ3BHLEtBQUssQ0FDYjtHQUNGLENBQUM7RUFDSDtDQUNGO0FBQ0Y7Ozs7Ozs7OztBQ3pHQSxNQUFhLFFBQVE7Q0FDbkI7RUFDRSxJQUFJO0VBQ0osT0FBTztFQUNQLE1BQU07RUFDTixPQUFPO0dBQ0w7R0FDQTtHQUNBO0dBQ0E7R0FDQTtHQUNBO0dBQ0E7R0FDQTtHQUNBO0dBQ0E7R0FDQTtHQUNBO0dBQ0E7R0FDQTtHQUNBO0dBQ0E7R0FDQTtHQUNBO0dBQ0E7R0FDQTtHQUNBO0VBQ0Y7Q0FDRjtDQUNBO0VBQUUsSUFBSTtFQUFnQixPQUFPO0VBQXlCLE1BQU07RUFBTSxPQUFPLENBQUMsdUJBQXVCO0NBQUU7Q0FDbkc7RUFBRSxJQUFJO0VBQWUsT0FBTztFQUE0QixNQUFNO0VBQU0sT0FBTyxDQUFDLGNBQWM7Q0FBRTtDQUM1RjtFQUFFLElBQUk7RUFBUSxPQUFPO0VBQXlCLE1BQU07RUFBTSxPQUFPLENBQUMsY0FBYyxZQUFZO0NBQUU7QUFDaEc7QUFXeUMsTUFBTSxLQUFLLEVBQUUsU0FBUyxFQUFFOztBQUdqRSxNQUFhLFdBQThCLE1BQU0sU0FBUyxFQUFFLFlBQStCLEtBQUs7QUFFaEcsTUFBTSxpQkFBc0MsSUFBSSxJQUFJLFFBQVE7O0FBRzVELFNBQWdCLFNBQVMsTUFBOEI7Q0FDckQsT0FBTyxlQUFlLElBQUksSUFBSTtBQUNoQztBQUUyQyxJQUFJLElBQUksTUFBTSxTQUFTLEVBQUUsSUFBSSxZQUFZLE1BQU0sS0FBSyxTQUFTLENBQUMsTUFBTSxFQUFFLENBQUMsQ0FBQyxDQUFDOzs7QUNoRXBILE1BQU0sVUFBVTtBQUNoQixNQUFNLFNBQVM7O0FBR2YsTUFBTSxTQUFTO0NBQ2Isd0JBQXdCO0NBQ3hCLHFCQUFxQjtDQUNyQix1QkFBdUI7Q0FDdkIseUNBQXlDO0NBQ3pDLDJCQUEyQjtDQUMzQix5QkFBeUI7Q0FDekIsMkJBQTJCO0NBQzNCLG1DQUFtQztDQUNuQyw2QkFBNkI7QUFDL0I7O0FBR0EsU0FBUyxRQUFRLE1BQTZCO0NBQzVDLE9BQU87RUFDTCxNQUFNO0VBQ04sTUFBTSxFQUFFLFFBQVEsYUFBYTtHQUMzQixVQUFVLEVBQUUsUUFBUSxTQUFTLElBQUksRUFBRSxNQUFNLGtCQUFrQjtJQUN6RCxNQUFNLFFBQVEsWUFBWSxLQUFLLE1BQU0sR0FBRyxFQUFjLENBQUM7SUFDdkQsV0FBVztHQUNiLEVBQUU7R0FDRixPQUFPO0lBQUUsUUFBUTtJQUFLLFdBQVc7R0FBTSxHQUFHLE9BQU8sRUFBRSxZQUFZO0lBQzdELFVBQVUsTUFBTSxTQUFTLE1BQU0sTUFBTTtJQUNyQyxRQUFRO0dBQ1YsRUFBRTtHQUNGLE9BQU8sRUFBRSxRQUFRLCtDQUErQyxHQUFHLE9BQU8sRUFBRSxZQUFZO0lBQ3RGLFdBQVcsTUFBTSxTQUFTLE1BQU0sTUFBTSxFQUFBLENBQUcsUUFBUSx5Q0FBeUMsSUFBSTtJQUM5RixRQUFRO0dBQ1YsRUFBRTtHQUNGLE9BQU8sRUFBRSxRQUFRLFFBQVEsR0FBRyxPQUFPLEVBQUUsV0FBVztJQUM5QyxJQUFJLFNBQVM7SUFDYixNQUFNLFlBQVksTUFBTSxTQUFTLE1BQU0sTUFBTSxFQUFBLENBQUcsUUFBUSxTQUFTLE9BQU8sR0FBRyxPQUFPO0tBQ2hGLElBQUksT0FBTyxNQUFNLE9BQU87S0FDeEI7S0FDQSxPQUFPLE1BQU0sUUFBUSx1QkFBdUIsNkJBQTZCLE9BQU8sRUFBRSxFQUFFLHdCQUF3QjtJQUM5RyxDQUFDO0lBQ0QsSUFBSSxXQUFXLFNBQVMsU0FBUyxHQUMvQixNQUFNLElBQUksTUFBTSxHQUFHLEtBQUssMENBQTBDLFlBQVksVUFBVTtJQUMxRixPQUFPO0tBQUU7S0FBVSxRQUFRO0lBQUs7R0FDbEMsQ0FBQztFQUNIO0NBQ0Y7QUFDRjtBQUVBLGVBQWUsT0FBTyxNQUFjLE9BQWUsU0FBd0M7Q0FDekYsTUFBTSxFQUFFLGdCQUFnQixNQUFNLE1BQU07RUFDbEMsZUFBZTtFQUNmLGFBQWEsQ0FBQyx5QkFBeUIsT0FBTztFQUM5QyxRQUFRO0VBQ1IsUUFBUTtFQUNSLE9BQU87RUFDUCxRQUFRO0VBQ1IsVUFBVTtFQUNWLEdBQUc7Q0FDTCxDQUFDO0NBQ0QsT0FBTyxjQUFjLEVBQUUsRUFBRSxRQUFRO0FBQ25DOztBQUdBLGVBQXNCLGVBQWUsTUFBYyxNQUErQjtDQUdoRixRQUFRLE1BQU0sT0FBTyxNQUFNLFdBQVc7RUFGTixRQUFRO0VBQVEsUUFBUTtFQUFRLFNBQVMsQ0FBQyxRQUFRLElBQUksQ0FBQztFQUFHLGVBQWU7Q0FFN0QsQ0FBQyxFQUFBLENBQUcsV0FBVyxhQUFZLFlBQVk7QUFDckY7O0FBR0EsTUFBYSxpQkFBaUIsU0FFNUIsT0FBTyxNQUFNLGdCQUFnQjtDQUFFLFFBQVE7RUFBRSxVQUFVO0VBQVcsU0FBUztDQUFRO0NBQUcsZUFBZTtBQUFPLENBQUM7Ozs7O0FBTTNHLFNBQWdCLFVBQVUsTUFBc0I7Q0FDOUMsT0FBTztFQUNMLE1BQU07RUFDTixNQUFNLGlCQUFpQjtHQUNyQixNQUFNLFVBQVUsTUFBTSxRQUFRLElBQUksU0FBUyxJQUFJLE9BQU8sU0FBUyxDQUFDLE1BQU0sTUFBTSxlQUFlLE1BQU0sSUFBSSxDQUFDLENBQVUsQ0FBQztHQUNqSCxLQUFLLE1BQU0sQ0FBQyxNQUFNLFdBQVcsU0FBUyxLQUFLLFNBQVM7SUFBRSxNQUFNO0lBQVMsVUFBVSxZQUFZLEtBQUs7SUFBTTtHQUFPLENBQUM7R0FDOUcsS0FBSyxTQUFTO0lBQUUsTUFBTTtJQUFTLFVBQVU7SUFBeUIsUUFBUSxNQUFNLGNBQWMsSUFBSTtHQUFFLENBQUM7RUFDdkc7RUFDQSxnQkFBZ0IsUUFBUTtHQUN0QixPQUFPLFlBQVksSUFBSSxjQUFjLFNBQVMsVUFBVSxTQUFTO0lBQy9ELE1BQU0sUUFBUSxRQUFRLE9BQU8sR0FBQSxDQUFJLFFBQVEsdUJBQXVCLEVBQUU7SUFDbEUsTUFBTSxPQUFPLFNBQVMsYUFBYSxjQUFjLElBQUksSUFBSSxTQUFTLElBQUksSUFBSSxlQUFlLE1BQU0sSUFBSSxJQUFJO0lBQ3ZHLElBQUksU0FBUyxNQUFNLE9BQU8sS0FBSztJQUMvQixLQUFLLE1BQU0sU0FBUyxTQUFTLFVBQVUsZ0JBQWdCLFlBQVksQ0FBQyxDQUFDLElBQUksSUFBSSxHQUFHLElBQUk7R0FDdEYsQ0FBQztFQUNIO0NBQ0Y7QUFDRjs7QUN2RkEsTUFBTSxPQUF1QjtDQUUzQjtFQUFFLFFBQVE7RUFBa0MsTUFBTTtFQUFxQixPQUFPO0NBQUU7Q0FFaEY7RUFBRSxRQUFRO0VBQWtDLE1BQU07RUFBK0IsT0FBTztDQUFFO0NBRTFGO0VBQUUsUUFBUTtFQUFrQyxNQUFNO0VBQW1ELE9BQU87Q0FBRztDQUUvRztFQUFFLFFBQVE7RUFBa0MsTUFBTTtFQUF5QixPQUFPO0VBQUcsU0FBUztDQUFZO0NBRTFHO0VBQ0UsUUFBUTtFQUNSLE1BQU07RUFDTixPQUFPO0VBQ1AsU0FBUztDQUNYO0FBQ0Y7O0FBR0EsTUFBTSxTQUFTLFNBQXlCLEtBQUssUUFBUSxVQUFVLEdBQUc7Ozs7OztBQU9sRSxTQUFnQixZQUFvQjtDQUNsQyxPQUFPO0VBQ0wsTUFBTTtFQUNOLE9BQU87RUFDUCxTQUFTO0VBQ1QsVUFBVSxNQUFNLElBQUk7R0FDbEIsTUFBTSxRQUFRLEdBQUcsTUFBTSxHQUFHLENBQUMsQ0FBQyxNQUFNLEdBQUEsQ0FBSSxXQUFXLE1BQU0sR0FBRztHQUMxRCxNQUFNLE9BQU8sS0FBSyxRQUFRLEVBQUUsYUFBYSxPQUFPLEtBQUssSUFBSSxDQUFDO0dBQzFELElBQUksS0FBSyxXQUFXLEdBQUcsT0FBTztHQUM5QixJQUFJLE9BQU87R0FDWCxLQUFLLE1BQU0sRUFBRSxNQUFNLE1BQU0sT0FBTyxhQUFhLE1BQU07SUFDakQsTUFBTSxRQUFRLENBQUMsR0FBRyxLQUFLLFNBQVMsSUFBSSxDQUFDLENBQUMsQ0FBQztJQUN2QyxJQUFJLFVBQVUsT0FDWixLQUFLLE1BQ0gsR0FBRyxLQUFLLFNBQVMsT0FBTyxJQUFJLEVBQUUsR0FBRyxNQUFNLG9CQUFvQixNQUFNLGtDQUNuRTtJQUVGLE9BQU8sS0FBSyxRQUFRLE9BQU8sU0FBUyxXQUFXLE1BQU0sSUFBSSxDQUFDO0dBQzVEO0dBQ0EsT0FBTztJQUFFLE1BQU07SUFBTSxLQUFLO0dBQUs7RUFDakM7Q0FDRjtBQUNGOzs7QUN2REEsTUFBTSxTQUFTO0NBQ2IsQ0FBQyxTQUFTLCtGQUErRjtDQUN6RyxDQUNFLFVBQ0EsNkdBQ0Y7Q0FDQSxDQUNFLFNBQ0EsaUhBQ0Y7Q0FDQSxDQUFDLFFBQVEsdUJBQXVCO0NBQ2hDLENBQUMsUUFBUSxtQkFBbUI7QUFDOUI7O0FBR0EsTUFBTSxhQUFhLENBQ2pCLEdBQUc7Q0FBQztDQUFRO0NBQVk7Q0FBVztDQUFRO0NBQU87Q0FBTztDQUFTO0NBQVU7QUFBVSxDQUFDLENBQUMsS0FBSyxPQUFPLFVBQVUsSUFBSSxHQUNsSCxHQUFHO0NBQUM7Q0FBZ0I7Q0FBZTtDQUFlO0FBQVksQ0FBQyxDQUFDLEtBQUssT0FBTyxPQUFPLElBQUksQ0FDekY7Ozs7Ozs7OztBQVVBLFNBQWdCLFdBQVcsTUFBYztDQUN2QyxNQUFNLFNBQVMsU0FBeUIsUUFBUSxNQUFNLGdCQUFnQixJQUFJLENBQUMsQ0FBQyxXQUFXLE1BQU0sR0FBRztDQUNoRyxNQUFNLFlBQVksTUFBTSxjQUFjO0NBQ3RDLE1BQU0sU0FBUztFQUNiLENBQUMsUUFBUSxTQUFTO0VBQ2xCLENBQUMsUUFBUSxNQUFNLGNBQWMsQ0FBQztFQUU5QixHQUFHO0dBQUM7R0FBdUI7R0FBeUI7R0FBeUI7RUFBeUIsQ0FBQyxDQUFDLEtBQ3JHLFNBQVMsQ0FBQyxRQUFRLE1BQU0sSUFBSSxDQUFDLENBQ2hDO0VBQ0EsQ0FBQyxRQUFRLE1BQU0sbUJBQW1CLENBQUM7RUFDbkMsQ0FBQyxTQUFTLE1BQU0scUJBQXFCLENBQUM7RUFDdEMsQ0FBQyxTQUFTLE1BQU0sc0JBQXNCLENBQUM7RUFDdkMsQ0FBQyxRQUFRLE1BQU0sU0FBUyxDQUFDO0VBQ3pCLENBQUMsU0FBUyxNQUFNLHNCQUFzQixDQUFDO0VBQ3ZDLENBQUMsU0FBUyxNQUFNLDRCQUE0QixDQUFDO0VBQzdDLENBQUMsUUFBUSxNQUFNLHlCQUF5QixDQUFDO0VBRXpDLENBQUMsV0FBVyxNQUFNLHVCQUF1QixDQUFDO0VBQzFDLEdBQUcsV0FBVyxLQUFLLFVBQVUsQ0FBQyxVQUFVLE1BQU0sVUFBVSxNQUFNLFVBQVUsQ0FBQyxDQUFVO0NBQ3JGO0NBQ0EsSUFBSSxTQUFxQztDQUV6QyxTQUFTLE9BQU8sU0FBdUM7RUFDckQsTUFBTSx3QkFBUSxJQUFJLElBQW9CO0VBQ3RDLEtBQUssTUFBTSxDQUFDLE1BQU0sVUFBVSxRQUFRO0dBQ2xDLE1BQU0sT0FBTyxDQUFDLEtBQUs7R0FDbkIsS0FBSyxJQUFJLEtBQUssS0FBSyxJQUFJLEdBQUcsT0FBTyxLQUFBLEdBQVcsS0FBSyxLQUFLLElBQUksR0FBRztJQUMzRCxJQUFJLE1BQU0sSUFBSSxFQUFFLEtBQUssR0FBRyxTQUFTLGNBQWMsR0FBRztJQUNsRCxNQUFNLElBQUksSUFBSSxJQUFJO0lBQ2xCLEtBQUssS0FBSyxHQUFJLFFBQVEsY0FBYyxFQUFFLENBQUMsRUFBRSxlQUFlLENBQUMsQ0FBRTtHQUM3RDtFQUNGO0VBRUEsTUFBTSxPQUFPLFNBQVM7RUFDdEIsT0FBTztDQUNUO0NBRUEsT0FBTyxFQUNMLE9BQU8sSUFBWSxhQUNoQixXQUFXLE9BQU8sT0FBTyxFQUFBLENBQUcsSUFBSSxFQUFFLEtBQUssT0FBTyxNQUFNLEdBQUcsVUFBVSxLQUFLLEtBQUssRUFBRSxDQUFDLENBQUMsR0FBRyxNQUFNLEtBQzdGO0FBQ0Y7O0FBR0EsTUFBTSxRQUFROztBQUdkLFNBQWdCLFdBQW1CO0NBQ2pDLE9BQU87RUFDTCxNQUFNO0VBQ04sT0FBTztFQUNQLGVBQWUsVUFBVSxRQUFRO0dBQy9CLE1BQU0sU0FBUyxPQUFPLE9BQU8sTUFBTSxDQUFDLENBQUMsUUFBUSxPQUFtQyxHQUFHLFNBQVMsT0FBTztHQUNuRyxNQUFNLE9BQU8sT0FBTyxRQUFRLEVBQUUsU0FBUyxXQUFXLFdBQVcsU0FBUyxNQUFNO0dBQzVFLEtBQUssTUFBTSxTQUFTLE1BQU07SUFDeEIsTUFBTSxRQUFRLE9BQU8sUUFBUSxNQUFNLE9BQU8sQ0FBQyxDQUFDLFFBQVEsQ0FBQyxJQUFJLFFBQVEsR0FBRyxpQkFBaUIsS0FBSyxNQUFNLEtBQUssRUFBRSxDQUFDO0lBQ3hHLElBQUksTUFBTSxTQUFTLEdBQ2pCLEtBQUssTUFBTSxnQ0FBZ0MsTUFBTSxTQUFTLElBQUksTUFBTSxLQUFLLENBQUMsUUFBUSxFQUFFLENBQUMsQ0FBQyxLQUFLLElBQUksR0FBRztJQUVwRyxLQUFLLE1BQU0sUUFBUSxDQUFDLEdBQUcsTUFBTSxTQUFTLEdBQUcsTUFBTSxjQUFjLEdBQUc7S0FDOUQsTUFBTSxPQUFPLE9BQU8sTUFBTSxFQUFFLGVBQWUsYUFBYSxJQUFJO0tBQzVELElBQUksUUFBUSxDQUFDLEtBQUssU0FBUyxJQUFJLEdBQUcsS0FBSyxLQUFLLElBQUk7SUFDbEQ7R0FDRjtHQUNBLE1BQU0sT0FBTyxPQUFPLE1BQU0sRUFBRSxjQUFjLEtBQUssT0FBTyxLQUFBLEtBQWEsUUFBUSxTQUFTLEtBQUssRUFBRSxDQUFDLFFBQVEsQ0FBQztHQUNyRyxJQUFJLE1BQU0sS0FBSyxNQUFNLEdBQUcsS0FBSyxTQUFTLGtEQUFrRDtFQUMxRjtDQUNGO0FBQ0Y7OztBQzVGQSxNQUFNLG1DQUFtQixJQUFJLElBQUksQ0FBQyxNQUFNLENBQUM7O0FBR3pDLE1BQWEsZ0JBQWdCO0FBQzdCLE1BQWEsYUFBYTs7Ozs7OztBQVExQixTQUFnQixnQkFBZ0IsTUFBYztDQUM1QyxNQUFNLDBCQUFVLElBQUksSUFBWTtDQUNoQyxPQUFPO0VBQ0wsZ0JBQXdCO0dBQ3RCLE1BQU07R0FDTixPQUFPO0dBQ1AsZUFBZSxVQUFVLFFBQVE7SUFDL0IsS0FBSyxNQUFNLE1BQU0sVUFBVSxNQUFNLEdBQUc7S0FDbEMsTUFBTSxTQUFTLGNBQWMsRUFBRTtLQUMvQixJQUFJLFdBQVcsTUFBTSxRQUFRLElBQUksTUFBTTtJQUN6QztHQUNGO0VBQ0Y7RUFDQSxjQUFzQjtHQUNwQixNQUFNO0dBQ04sT0FBTztHQUNQLFNBQVM7R0FDVCxpQkFBaUI7SUFDZixNQUFNLFFBQVEsQ0FBQyxHQUFHLE9BQU8sQ0FBQyxDQUFDLElBQUksUUFBUSxDQUFDLENBQUMsTUFBTSxHQUFHLE1BQU8sRUFBRSxPQUFPLEVBQUUsT0FBTyxLQUFLLENBQUU7SUFDbEYsTUFBTSxNQUFNLFFBQVEsSUFBSTtJQUN4QixLQUFLLFNBQVM7S0FBRSxNQUFNO0tBQVMsVUFBVTtLQUFlLFFBQVEsS0FBSyxVQUFVLENBQUMsS0FBSyxHQUFHLEtBQUssQ0FBQztJQUFFLENBQUM7SUFDakcsS0FBSyxTQUFTO0tBQ1osTUFBTTtLQUNOLFVBQVU7S0FDVixRQUFRLEdBQUcsS0FBSyxVQUFVLFVBQVUsS0FBSyxLQUFLLEdBQUcsTUFBTSxDQUFDLEVBQUU7SUFDNUQsQ0FBQztHQUNIO0VBQ0Y7Q0FDRjtBQUNGOztBQUdBLFNBQVMsVUFBVSxRQUF5QztDQUMxRCxNQUFNLFFBQVEsT0FBTyxPQUFPLE1BQU07Q0FDbEMsTUFBTSxTQUFTLElBQUksSUFBSSxNQUFNLFNBQVMsU0FBVSxLQUFLLFNBQVMsVUFBVSxDQUFDLENBQUMsS0FBSyxVQUFVLElBQUksQ0FBQyxJQUFJLENBQUMsQ0FBRSxDQUFDO0NBQ3RHLE1BQU0sMEJBQVUsSUFBSSxJQUFZO0NBQ2hDLE1BQU0sU0FBUyxTQUF1QjtFQUNwQyxNQUFNLFFBQVEsT0FBTyxJQUFJLElBQUk7RUFDN0IsSUFBSSxDQUFDLFNBQVMsUUFBUSxJQUFJLElBQUksR0FBRztFQUNqQyxRQUFRLElBQUksSUFBSTtFQUNoQixLQUFLLE1BQU0sUUFBUSxDQUFDLEdBQUcsTUFBTSxTQUFTLEdBQUcsTUFBTSxjQUFjLEdBQUcsTUFBTSxJQUFJO0NBQzVFO0NBQ0EsS0FBSyxNQUFNLENBQUMsTUFBTSxVQUFVLFFBQVEsSUFBSSxNQUFNLFdBQVcsQ0FBQyxpQkFBaUIsSUFBSSxNQUFNLElBQUksR0FBRyxNQUFNLElBQUk7Q0FDdEcsTUFBTSxPQUFPLENBQUMsR0FBRyxPQUFPLENBQUMsQ0FBQyxTQUFTLFNBQ2pDLE9BQU8sUUFBUSxPQUFPLElBQUksSUFBSSxDQUFDLEVBQUUsV0FBVyxDQUFDLENBQUMsQ0FBQyxDQUM1QyxRQUFRLENBQUMsSUFBSSxZQUFZLE9BQU8saUJBQWlCLEtBQUssY0FBYyxLQUFLLEVBQUUsQ0FBQyxDQUFDLENBQzdFLEtBQUssQ0FBQyxRQUFRLEVBQUUsQ0FDckI7Q0FDQSxNQUFNLFNBQVMsTUFBTSxTQUFTLFNBQVUsS0FBSyxTQUFTLFVBQVUsS0FBSyxvQkFBb0IsQ0FBQyxDQUFFO0NBQzVGLE9BQU8sQ0FBQyxHQUFHLE1BQU0sR0FBRyxNQUFNO0FBQzVCOztBQUdBLFNBQVMsY0FBYyxJQUEyQjtDQUNoRCxNQUFNLEdBQUcsVUFBVSx1REFBdUQsS0FBSyxHQUFHLFdBQVcsTUFBTSxHQUFHLENBQUMsS0FBSyxDQUFDO0NBQzdHLE9BQU8sV0FBVyxLQUFBLEtBQWEsV0FBVyxLQUFLLFFBQVEsY0FBYyxDQUFDLElBQUksU0FBUztBQUNyRjtBQUVBLFNBQVMsU0FBUyxRQUF5QjtDQUN6QyxNQUFNLEVBQUUsTUFBTSxTQUFTLFlBQVksS0FBSyxNQUFNLGFBQWEsS0FBSyxRQUFRLGNBQWMsR0FBRyxNQUFNLENBQUM7Q0FLaEcsTUFBTSxPQUFPLFlBQVksTUFBTSxDQUFDLENBQzdCLEtBQUssQ0FBQyxDQUNOLE1BQU0sU0FBUyx1Q0FBdUMsS0FBSyxJQUFJLENBQUM7Q0FDbkUsSUFBSSxZQUFZLEtBQUEsS0FBYSxTQUFTLEtBQUEsR0FDcEMsTUFBTSxJQUFJLE1BQU0sR0FBRyxLQUFLLG1FQUFtRTtDQUM3RixPQUFPO0VBQUU7RUFBTTtFQUFTLFNBQVM7RUFBUyxNQUFNLGFBQWEsS0FBSyxRQUFRLElBQUksR0FBRyxNQUFNO0NBQUU7QUFDM0Y7QUFFQSxTQUFTLFFBQVEsTUFBdUI7Q0FDdEMsTUFBTSxFQUFFLGFBQWEsU0FBUyxZQUFZLEtBQUssTUFBTSxhQUFhLEtBQUssTUFBTSxjQUFjLEdBQUcsTUFBTSxDQUFDO0NBS3JHLE9BQU87RUFBRSxNQUFNO0VBQWE7RUFBUyxTQUFTO0VBQVMsTUFBTSxhQUFhLEtBQUssTUFBTSxTQUFTLEdBQUcsTUFBTTtDQUFFO0FBQzNHOztBQUdBLFNBQVMsVUFBVSxLQUFjLE9BQW1DO0NBQ2xFLE1BQU0sWUFBWSxFQUFFLGNBQ2xCLElBQUksS0FBSyxPQUFPLElBQUksQ0FBQyxFQUFFLFlBQVksUUFBUSxDQUFDLElBQUksQ0FBQyxFQUFFLFNBQVMsRUFBRSxJQUFJLFFBQVEsRUFBRSxDQUFDO0NBQy9FLE1BQU0sUUFBUSxFQUFFLE1BQU0sY0FBdUIsV0FBVyxLQUFLLFFBQVEsS0FBSyxLQUFLLEVBQUUsR0FBRztDQUNwRixPQUFPO0VBQ0wsV0FBVztFQUNYLGFBQWE7RUFDYixTQUFTO0VBQ1QsVUFBVSxFQUNSLFdBQVc7R0FBRSxNQUFNO0dBQWUsTUFBTSxJQUFJO0dBQU0sU0FBUyxJQUFJO0dBQVMsVUFBVSxTQUFTLEdBQUc7RUFBRSxFQUNsRztFQUNBLFlBQVksTUFBTSxLQUFLLFVBQVU7R0FDL0IsTUFBTSxLQUFLLEtBQUssV0FBVyxjQUFjLElBQUksU0FBUztHQUN0RCxXQUFXLEtBQUssSUFBSTtHQUNwQixNQUFNLEtBQUs7R0FDWCxTQUFTLEtBQUs7R0FDZCxVQUFVLFNBQVMsSUFBSTtHQUN2QixNQUFNLEtBQUssSUFBSTtFQUNqQixFQUFFO0NBQ0o7QUFDRjs7O0FDN0hBLE1BQU0sWUFBOEM7Q0FFbEQscUJBQXFCOztDQUlyQiwwQkFBMEI7OztBQUc1QjtBQUVBLE1BQU0sU0FBUzs7QUFHZixTQUFnQixvQkFBNEI7Q0FDMUMsT0FBTztFQUNMLE1BQU07RUFDTixPQUFPO0VBQ1AsU0FBUztFQUNULFlBQVksV0FBWSxPQUFPLE9BQU8sV0FBVyxNQUFNLElBQUksU0FBUyxTQUFTO0VBQzdFLE9BQU8sT0FBUSxHQUFHLFdBQVcsTUFBTSxJQUFJLFVBQVUsR0FBRyxNQUFNLEVBQWEsS0FBSztDQUM5RTtBQUNGOzs7Ozs7QUNuQkEsU0FBZ0IsV0FBbUI7Q0FDakMsT0FBTztFQUNMLE1BQU07RUFDTixTQUFTO0VBQ1QsV0FBVztHQUNULFFBQVEsRUFBRSxJQUFJLDhCQUE4QjtHQUM1QyxVQUFVLFFBQVEsSUFBSSxRQUFRLG9EQUFvRCxFQUFFO0VBQ3RGO0NBQ0Y7QUFDRjs7QUNEQSxNQUFNLE9BQU8sWUFBWTtBQUN6QixNQUFNLFFBQVEsZ0JBQWdCLElBQUk7QUFFbEMsSUFBQSwrQkFBZSxhQUFhO0NBQzFCLE1BQU07RUFDSixTQUFTLENBQUMsTUFBTSxRQUFRLENBQUM7RUFDekIsT0FBTztHQUNMLFFBQVEsUUFBUSxNQUFNLFVBQVU7R0FDaEMsUUFBUTtHQUVSLGlCQUFpQjtHQUNqQixpQkFBaUI7SUFFZixVQUFVLENBQUMsTUFBTTtJQUNqQixPQUFPO0tBQ0wsT0FBTyxRQUFRLE1BQU0sbUJBQW1CO0tBRXhDLE1BQU0sUUFBUSxNQUFNLGtCQUFrQjtLQUV0QyxlQUFlLFFBQVEsTUFBTSw4QkFBOEI7S0FFM0QsZ0JBQWdCLFFBQVEsTUFBTSwwQ0FBMEM7SUFDMUU7R0FDRjtFQUNGO0NBQ0Y7Q0FDQSxTQUFTO0VBQ1AsU0FBUyxDQUFDLE1BQU0sUUFBUSxDQUFDO0VBQ3pCLE9BQU87R0FDTCxRQUFRLFFBQVEsTUFBTSxhQUFhO0dBQ25DLFFBQVE7R0FDUixpQkFBaUI7R0FDakIsaUJBQWlCO0lBQ2YsT0FBTyxRQUFRLE1BQU0sc0JBQXNCO0lBRTNDLFFBQVE7S0FBRSxRQUFRO0tBQU8sZ0JBQWdCO0lBQWE7R0FDeEQ7RUFDRjtDQUNGO0NBQ0EsVUFBVTtFQUNSLE1BQU0sUUFBUSxNQUFNLGNBQWM7RUFDbEMsV0FBVztFQUNYLFFBQVE7R0FDTixxQkFBcUI7R0FDckIsdUJBQXVCO0dBRXZCLDJCQUEyQjtHQUMzQix5QkFBeUI7R0FDekIsMkJBQTJCO0dBQzNCLG1DQUFtQztHQUVuQyw2QkFBNkI7RUFDL0I7RUFDQSxTQUFTO0dBQ1AsSUFBSSxFQUFFLEdBQUcsd0JBQXdCLENBQUM7R0FDbEMsYUFBYTtHQUNiLFVBQVU7R0FDVixTQUFTO0dBQ1QsU0FBUztHQUNULE1BQU0sUUFBUTtHQUNkLE1BQU0sTUFBTTtHQUNaLGtCQUFrQjtHQUNsQixVQUFVLElBQUk7R0FDZCxjQUFjLFFBQVEsTUFBTSxpQkFBaUIsQ0FBQztHQUU5QyxhQUFhLElBQUk7RUFDbkI7RUFDQSxRQUFRO0dBQ04sUUFBUTtHQUNSLGVBQWUsQ0FBQyxNQUFNLFFBQVEsQ0FBQztHQUUvQixpQkFBaUIsRUFBRSxRQUFRLEVBQUUsZUFBZSxFQUFFLFFBQVEsQ0FBQztJQUFFLE1BQU07SUFBVyxlQUFlO0dBQUUsQ0FBQyxFQUFFLEVBQUUsRUFBRTtFQUNwRztFQUNBLE9BQU87R0FDTCxRQUFRLFFBQVEsTUFBTSxjQUFjO0dBQ3BDLGFBQWE7R0FDYixRQUFRO0dBQ1Isc0JBQXNCO0dBQ3RCLHVCQUF1QjtHQUN2QixtQkFBbUI7R0FDbkIsaUJBQWlCO0lBQ2YsT0FBTztLQUNMLE9BQU8sUUFBUSxNQUFNLHlCQUF5QjtLQUU5QyxNQUFNLFFBQVEsTUFBTSx3QkFBd0I7SUFDOUM7SUFDQSxRQUFRLEVBQUUsZUFBZTtLQUFFLFFBQVEsQ0FBQyxXQUFXLElBQUksQ0FBQztLQUFHLGdDQUFnQztJQUFNLEVBQUU7R0FDakc7RUFDRjtDQUNGO0FBQ0YsQ0FBQyJ9