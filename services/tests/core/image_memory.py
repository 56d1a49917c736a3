"""Print by how many megabytes normalizing a large image raises this process's peak memory.

Run with `python -m tests.core.image_memory png` or `jpeg`; with `--create` it writes the image to stdout instead, which
is done in a process of its own so that encoding it is not measured.
"""

import asyncio
import subprocess
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

from clinic.core.files import images

ORIENTATION = 0x0112


def create_image(image_format: str) -> bytes:
    """Encode an image of as many pixels as are accepted; the JPEG is turned by its EXIF orientation."""
    out, exif = BytesIO(), Image.Exif()
    exif[ORIENTATION] = 6
    if image_format == "png":
        Image.new("RGBA", (4000, 3999)).save(out, "PNG")
    else:
        Image.new("RGB", (8600, 5800)).save(out, "JPEG", exif=exif)
    return out.getvalue()


def peak_megabytes() -> int:
    return int(Path("/proc/self/status").read_text().split("VmHWM:")[1].split()[0]) // 1024


def main(image_format: str, *options: str) -> None:
    if options:
        sys.stdout.buffer.write(create_image(image_format))
        return
    command = [sys.executable, "-m", "tests.core.image_memory", image_format, "--create"]
    content = subprocess.run(command, capture_output=True, check=True).stdout
    before = peak_megabytes()
    asyncio.run(images.normalize_image(content))
    sys.stdout.write(str(peak_megabytes() - before))


if __name__ == "__main__":
    main(*sys.argv[1:])
