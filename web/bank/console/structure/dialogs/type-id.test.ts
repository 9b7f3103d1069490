import { expect, test } from 'vitest';
import { typeId } from './type-id.ts';

test('builds an id from the name and some random letters', () => {
  expect(typeId('Main idea, in one sentence!', 'ab12cd34')).toBe(
    'main-idea-in-one-sentence-ab12cd',
  );
  expect(typeId('Đường thẳng', 'ab12cd34')).toBe('duong-thang-ab12cd');
  expect(typeId('日本', 'ab12cd34')).toBe('ab12cd');
  expect(typeId('x'.repeat(90), 'ab12cd34')).toHaveLength(47);
});
