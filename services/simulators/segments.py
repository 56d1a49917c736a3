"""How many parts an SMS is billed as; written apart from the product's own count, so that each checks the other."""

BASIC = set(
    "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?"
    "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà"
)
LAST_OF_UCS2 = "\uffff"
DOUBLE = set("^{}\\[~]|€\f")


def parts(text: str) -> int:
    """A text that fits the GSM alphabet holds 160 units, or 153 a part; any other 70 units of UTF-16, or 67."""
    if all(char in BASIC or char in DOUBLE for char in text):
        sizes, whole, piece = [2 if char in DOUBLE else 1 for char in text], 160, 153
    else:
        sizes, whole, piece = [2 if char > LAST_OF_UCS2 else 1 for char in text], 70, 67
    if sum(sizes) <= whole:
        return 1
    count, left = 1, piece
    for size in sizes:  # a double unit isn't split over two parts
        if size > left:
            count, left = count + 1, piece
        left -= size
    return count
