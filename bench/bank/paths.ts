export interface Measured {
  name: string;
  path: string;
  /** What is posted; nothing for a question that is only asked. */
  body?: object;
}

const sorts = ['id', 'skill', 'difficulty', 'answers', 'p', 'r', 'updated'];

const queries = [
  '',
  'page=40',
  'page=800',
  'size=100',
  'size=500',
  ...sorts.flatMap((column) => [`sort=${column}`, `sort=-${column}`]),
  'section=rw',
  'section=math&sort=p',
  'domain=algebra,advanced-math',
  'skill=circles',
  'skill=words-in-context,transitions&sort=-r',
  'type=type-6',
  'difficulty=hard',
  'kind=entered',
  'status=draft',
  'status=review',
  'status=published',
  'status=archived',
  'status=draft,review',
  'flagged=true',
  'flag=weak',
  'flag=too-hard,possible-miskey&sort=p',
  'gaps=true',
  'search=bench-4711',
  'search=which',
  'search=t',
  'search=the%20text%20w',
  'search=phuong%20trinh',
  'search=nothingatall',
  'section=math&difficulty=hard&status=published&flagged=true&search=what&sort=-r',
];

export const lists: Measured[] = queries.map((query) => ({
  name: query ? `?${decodeURIComponent(query)}` : 'the first page',
  path: `/admin/questions?${query}`,
}));

export const yardstick: Measured = { name: 'yardstick: access', path: '/admin/access' };
