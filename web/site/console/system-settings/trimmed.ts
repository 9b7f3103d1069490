/** The same with no blanks around any of its texts. */
export function trimmed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]);
  return Object.fromEntries(entries) as Value;
}
