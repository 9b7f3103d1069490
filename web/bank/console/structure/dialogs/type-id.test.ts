import { expect, test } from 'vitest';
import { typeId } from './type-id.ts';

test('a type is known by its name and some letters by chance', () => {
  expect(typeId('Main idea, in one sentence!', 'ab12cd34')).toBe(
    'main-idea-in-one-sentence-ab12cd',
  );
  expect(typeId('Đường thẳng', 'ab12cd34')).toBe('duong-thang-ab12cd');
  expect(typeId('日本', 'ab12cd34')).toBe('ab12cd');
  expect(typeId('x'.repeat(90), 'ab12cd34')).toHaveLength(47);
});
