import type { Prose as Text } from '@bac/contract/site/prose.ts';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { eventually, render } from '../../testing/render.tsx';
import { partsOf } from './contents-list.tsx';
import { Prose } from './prose.tsx';

beforeAll(startI18n);

const cell = (text: string) => [{ text }];

const part = (id: string): Text[number] => ({
  kind: 'heading',
  level: 2,
  id,
  runs: [{ text: id }],
});

async function show(blocks: Text): Promise<HTMLElement> {
  render(
    <MemoryRouter>
      <article>
        <Prose blocks={blocks} />
      </article>
    </MemoryRouter>,
  );
  await eventually(() => expect(document.querySelector('article div')).not.toBeNull());
  return document.querySelector<HTMLElement>('article div')!;
}

test('a link with a bold word in it is one link and keeps its styles', async () => {
  const container = await show([
    {
      kind: 'paragraph',
      runs: [
        { text: 'Read ' },
        { text: 'the ', href: '/dich-vu' },
        { text: 'whole', href: '/dich-vu', style: ['strong', 'emphasis'] },
        { text: ' page', href: '/dich-vu' },
        { text: '.' },
      ],
    },
  ]);
  expect(container.querySelectorAll('a')).toHaveLength(1);
  expect(container.querySelector('a')?.textContent).toBe('the whole page');
  expect(container.querySelector('a em strong')?.textContent).toBe('whole');
  expect(container.textContent).toBe('Read the whole page.');
});

test('an external link sends no referrer', async () => {
  const container = await show([
    { kind: 'paragraph', runs: [{ text: 'Map', href: 'https://example.com/' }] },
  ]);
  expect(container.querySelector('a')?.rel).toBe('noopener noreferrer');
});

test('a nested list is inside the item above it', async () => {
  const container = await show([
    {
      kind: 'list',
      isOrdered: false,
      items: [
        { depth: 0, runs: [{ text: 'one' }] },
        { depth: 1, runs: [{ text: 'inside one' }] },
        { depth: 1, runs: [{ text: 'also inside' }] },
        { depth: 0, runs: [{ text: 'two' }] },
      ],
    },
  ]);
  expect(container.querySelectorAll(':scope > ul > li')).toHaveLength(2);
  expect(container.querySelectorAll(':scope > ul > li:first-child > ul > li')).toHaveLength(2);
});

test('a table names its columns and its rows', async () => {
  const container = await show([
    {
      kind: 'table',
      head: [cell('What'), cell('Why')],
      rows: [[cell('Email'), cell('To sign in')]],
    },
  ]);
  expect(container.querySelectorAll('th[scope=col]')).toHaveLength(2);
  expect(container.querySelector('th[scope=row]')?.textContent).toBe('Email');
});

test('only a text with three or more parts has a list of contents', () => {
  expect(partsOf([part('a'), part('b')])).toEqual([]);
  expect(partsOf([part('a'), part('b'), part('c')]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
