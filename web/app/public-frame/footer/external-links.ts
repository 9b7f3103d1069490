const [latitude, longitude] = [21.0172, 105.8226];

/** The bounding box: west, south, east, north. */
const boundingBox = [longitude - 0.005, latitude - 0.003, longitude + 0.005, latitude + 0.003].map(
  (degrees) => degrees.toFixed(4),
);

/** Our place on the map. A placeholder, like the address. */
export const map = {
  /** Names on the drawn map, in Vietnamese as on the street signs. */
  lake: 'Hồ Đống Đa',
  street: 'Hoàng Cầu',
  /** The server's content security policy allows frames from this host only. */
  embed: `https://www.openstreetmap.org/export/embed.html?bbox=${boundingBox.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
  page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
};

export const social = {
  facebook: { name: 'Facebook', href: 'https://www.facebook.com/' },
  twitter: { name: 'Twitter', href: 'https://twitter.com/' },
  reddit: { name: 'Reddit', href: 'https://www.reddit.com/' },
  linkedIn: { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
};
