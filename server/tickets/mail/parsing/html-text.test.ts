import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-text.ts';
import { extractNewText } from './new-text.ts';

describe('the text of an HTML email', () => {
  it('keeps lines and paragraphs', () => {
    expect(
      htmlToText('<p>Chào   bạn,</p><p>dòng một<br>dòng hai</p><div>ba</div><div>bốn</div>'),
    ).toBe('Chào bạn,\n\ndòng một\ndòng hai\n\nba\nbốn');
  });

  it('keeps an empty line where the writer left one', () => {
    expect(htmlToText('<div>a</div><div><br></div><div>b</div>')).toBe('a\n\nb');
  });

  it('drops scripts, styles and hidden elements', () => {
    const html =
      '<html><head><title>x</title><style>p{}</style></head><body><script>alert(1)</script>' +
      '<div style="display: none">preview <b>text</b></div><p onclick="alert(2)">Real</p>' +
      '<!-- a note --><svg><text>y</text></svg><img src="x" onerror="alert(3)"></body></html>';
    expect(htmlToText(html)).toBe('Real');
  });

  it('decodes named and numeric character references', () => {
    expect(htmlToText('L&ecirc; &amp; &lt;b&gt; &#7879;&nbsp;x')).toBe('Lê & <b> ệ x');
  });

  it('adds the address of a link unless its text shows it', () => {
    expect(
      htmlToText(
        '<a href="https://a.example/x">here</a> <a href="https://b.example">https://b.example</a> <a href="javascript:alert(1)">no</a>',
      ),
    ).toBe('here (https://a.example/x) https://b.example no');
  });

  it('turns lists and tables into lines', () => {
    expect(
      htmlToText('<ul><li>one</li><li>two</li></ul><table><tr><td>a</td><td>b</td></tr></table>'),
    ).toBe('- one\n- two\n\na b');
  });

  it('keeps preformatted lines', () => {
    expect(htmlToText('<pre>a\n  b</pre>')).toBe('a\n  b');
  });

  it('marks quotes, so that they are removed as in plain text', () => {
    const html =
      '<div dir="ltr">Dạ được rồi ạ</div><br><div class="gmail_quote"><div class="gmail_attr">' +
      'Vào CN, 15 thg 11, 2026 vào lúc 18:00 Bậc &lt;<a href="mailto:a@bac.example">a@bac.example</a>&gt; đã viết:<br></div>' +
      '<blockquote><p>Chào bạn,</p><p>thử lại nhé</p></blockquote></div>';
    expect(extractNewText(htmlToText(html)).text).toBe('Dạ được rồi ạ');
  });

  it('reads broken and deeply nested HTML', () => {
    expect(htmlToText('<p>a<b>b</p><div')).toContain('ab');
    expect(htmlToText('<div>'.repeat(5000) + 'deep')).toBe('deep');
    expect(htmlToText('<blockquote>'.repeat(500) + 'deep')).toBe('> > > > > deep');
  });
});
