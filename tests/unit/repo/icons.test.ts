import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(`src/ui/icons/${file}`, 'utf8');

test('every icon is where its class says in the file of outlines', () => {
  const places = [...read('icons.svg').matchAll(/<path id="([^"]+)".*/g)].map(([outline, name]) => ({
    name,
    i: Number(/translate\(0 (\d+)\)/.exec(outline)?.[1] ?? 0) / 20,
  }));
  expect(places.map(({ i }) => i)).toEqual(places.keys().toArray());
  const classes = [...read('icons.css').matchAll(/\.ico-([\w-]+) \{ --i: (\d+); \}/g)];
  const names = [...read('Icon.tsx').matchAll(/\| '([^']+)'/g)].map(([, name]) => name);
  expect(classes.map(([, name]) => name)).toEqual(names);
  expect(classes.map(([, name, i]) => ({ name, i: Number(i) }))).toEqual(
    places.filter(({ name }) => !name?.endsWith('-filled')),
  );
});
