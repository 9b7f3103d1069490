import { expect, it } from 'vitest';
import { html } from './html.ts';

it('what is put in is escaped, in words and in attributes', () => {
  const hostile = `</p><script>alert("1")</script>'`;
  expect(html`<p title="${hostile}">${hostile}</p>`.text).not.toMatch(/<script|"1"|'/);
});

it('what was written in the same way stands as it is, also in a list', () => {
  const items = ['a', '<b>'].map((word) => html`<li>${word}</li>`);
  expect(
    html`<ul>
      ${items}
    </ul>`.text,
  ).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});

it('nothing is written for what is not there', () => {
  expect(html`<p>${false}${undefined}${0}</p>`.text).toBe('<p>0</p>');
});

it('lines end for the reader of the code, not in the page', () => {
  const name = 'a';
  const link = html`<nav>
    <a
      class="${name} of-so-many-classes that-the-line-becomes-too-long"
      data-b${html` aria-current="page"`}
      href="/"
      >${name}</a
    >
    ${name}
  </nav>`;
  expect(link.text.replaceAll(' >', '>')).toBe(
    '<nav><a class="a of-so-many-classes that-the-line-becomes-too-long" data-b aria-current="page" href="/">a</a>a</nav>',
  );
});
