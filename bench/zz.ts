import { chromium } from 'playwright';
import { writeFileSync, readFileSync } from 'node:fs';
import { chromiumArguments, requireChromium } from '../scripts/browser/chromium';
import { percentile, rounded } from './measure/percentile';
import { servePages } from './ui/rivals';
const who = process.argv[2] ?? 'corridor';
const pages = await servePages([who]);
const browser = await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] });
const url = pages.get(who)!.url;
for (const css of (process.argv[3] ?? '').split('|')) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${url}?rows=100000`);
  await page.waitForFunction(() => 'scene' in window);
  if (css) await page.addStyleTag({ content: css });
  await page.evaluate((s) => window.scene.timeStep(s as any), { act: 'mount', text: '', shows: 'TR-000000' });
  await page.waitForTimeout(1000);
  await page.evaluate(() => window.scene.ride({ step: 120, frames: 60, look: false }));
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc', 'viz', 'toplevel','blink','benchmark'] });
  const read = await page.evaluate(() => window.scene.ride({ step: 120, frames: 150, look: false }));
  const buf = await browser.stopTracing();
  const { traceEvents } = JSON.parse(buf.toString());
  const names = new Map<number,string>(); for (const e of traceEvents) if (e.name === 'thread_name') names.set(e.pid*1e6+e.tid, e.args.name);
  const sum = new Map<string,[number,number]>();
  for (const e of traceEvents) if (e.ph === 'X' && e.dur) { const k = `${names.get(e.pid*1e6+e.tid)} ${e.name}`; const s = sum.get(k) ?? [0,0]; s[0]+=e.dur; s[1]++; sum.set(k,s); }
  console.log('CSS', css, 'p50', rounded(percentile(read.times,0.5)), 'p95', rounded(percentile(read.times,0.95)), 'missed', read.times.filter(t=>t>20).length);
  const pick=(r)=>rounded([...sum].filter(([k])=>k===r).reduce((s,[,[d]])=>s+d,0)/150/1000); console.log('   main', pick('CrRendererMain ProxyMain::BeginMainFrame'),'paint', pick('CrRendererMain LocalFrameView::RunPaintLifecyclePhase'),'layerize',pick('CrRendererMain Layerize'),'style+layout',pick('CrRendererMain Document::UpdateStyleAndLayout'),'draw',pick('VizCompositorThread DirectRenderer::DrawFrame'),'raster',pick('ThreadPoolForegroundWorker RasterTask'),'commit',pick('CrRendererMain Commit'), 'quads', (sum.get('VizCompositorThread SoftwareRenderer::DoDrawQuad')??[0,0])[1]/150, 'rasters', (sum.get('ThreadPoolForegroundWorker RasterTask')??[0,0])[1]/150, 'passes', (sum.get('VizCompositorThread DirectRenderer::DrawRenderPass')??[0,0])[1]/150);
  await page.close();
}
await browser.close(); for (const p of pages.values()) await p.close();
