/** What a photo may tell about a person besides the image: where it was taken, with which device, and words. */
export type PrivateData = 'location' | 'device' | 'comment';

const order: readonly PrivateData[] = ['location', 'device', 'comment'];

export const sortedUnique = (found: Iterable<PrivateData>): PrivateData[] => {
  const all = new Set(found);
  return order.filter((kind) => all.has(kind));
};

/** An XMP packet: XML in which properties are found by their names. */
export function inXmp(xml: string): PrivateData[] {
  const found: PrivateData[] = [];
  if (/GPS(Latitude|Longitude|Position)|<Iptc4xmpExt:Location|photoshop:City/i.test(xml)) found.push('location');
  if (/SerialNumber|tiff:Model|tiff:Make|aux:Lens|exifEX:BodySerial/i.test(xml)) found.push('device');
  if (/dc:(description|creator|title|rights)|exif:UserComment|photoshop:(AuthorsPosition|CaptionWriter)/i.test(xml))
    found.push('comment');
  return found;
}
