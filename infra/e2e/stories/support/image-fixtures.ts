// Photos as a phone takes them, drawn instead of stored; and the text of a PDF.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const services = join(import.meta.dirname, '..', '..', '..', '..', 'services')
const python = (code: string, ...values: string[]) =>
  execFileSync(join(services, '.venv', 'bin', 'python'), ['-c', code, ...values], { encoding: 'utf8', maxBuffer: 1 << 24 })

const DRAW = `
import sys
from io import BytesIO
from PIL import Image, ImageDraw
path, megabytes, turned = sys.argv[1], float(sys.argv[2]), sys.argv[3] == 'yes'
exif = Image.Exif()
if turned:
    exif[0x0112] = 6
    exif.get_ifd(0x8825).update({1: 'N', 2: (59.0, 19.0, 46.0), 3: 'E', 4: (18.0, 3.0, 57.0)})
target_size = int(megabytes * 1024 * 1024)
side = 1600
while True:
    picture = Image.effect_noise((side, side * 3 // 4), 60).convert('RGB')
    ImageDraw.Draw(picture).rectangle([0, 0, side // 3, side // 3], fill='#1b4f8f')
    out = BytesIO()
    picture.save(out, 'JPEG', quality=92, exif=exif)
    if out.tell() >= target_size * 0.55:
        break
    side = int(side * 1.25)
content = out.getvalue()
open(path, 'wb').write(content + bytes(max(0, target_size - len(content))))
`

/** Draws a JPEG of about so many megabytes; a turned one has an orientation and a place in its EXIF data. */
export function createPhoto(path: string, { megabytes, turned = false }: { megabytes: number; turned?: boolean }): string {
  python(DRAW, path, String(megabytes), turned ? 'yes' : 'no')
  return path
}

const READ = `
import sys
from pypdf import PdfReader
reader = PdfReader(sys.argv[1])
print(' '.join(page.extract_text() for page in reader.pages))
print('pictures', sum(len(page.images) for page in reader.pages))
`

/** Reads the text of a PDF and the number of its pictures. */
export const readPdfText = (path: string): string => python(READ, path).replace(/\s+/g, ' ')
