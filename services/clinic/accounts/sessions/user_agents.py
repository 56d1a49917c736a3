"""Browser and device by name, from how the browser describes itself (the User-Agent header)."""

import re

BROWSERS = (
    ("Edge", r"Edg(?:e|A|iOS)?/(\d+)"), ("Opera", r"OPR/(\d+)"), ("Samsung Internet", r"SamsungBrowser/(\d+)"),
    ("Firefox", r"(?:Firefox|FxiOS)/(\d+)"), ("Chrome", r"(?:HeadlessChrome|Chrome|CriOS)/(\d+)"), ("Safari", r"Version/(\d+).*Safari/"),
)
"""Names with their pattern, in this order: most browsers name Chrome and Safari too."""
DEVICES = (
    ("iPhone", r"iPhone"), ("iPad", r"iPad"), ("Android", r"Android"), ("Windows", r"Windows NT"), ("Chromebook", r"CrOS"),
    ("Mac", r"Macintosh"), ("Linux", r"Linux|X11"),
)


def get_browser_name(user_agent: str) -> str:
    """Return the browser with its version, as in "Firefox 140"; "" for an unknown one."""
    for name, pattern in BROWSERS:
        if match := re.search(pattern, user_agent):
            return f"{name} {match[1]}"
    return ""


def get_device_name(user_agent: str) -> str:
    """Return the device or its operating system, as in "iPhone" or "Windows"; "" for an unknown one."""
    return next((name for name, pattern in DEVICES if re.search(pattern, user_agent)), "")
