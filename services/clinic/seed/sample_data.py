"""Names, services and products of a clinic in Stockholm; all people are fictitious."""

FIRST = ["Anna", "Maria", "Karin", "Elin", "Sara", "Emma", "Lena", "Åsa", "Eva", "Ida", "Julia", "Lisa", "Malin", "Nina", "Petra", "Sofia", "Tove", "Ulrika", "Vera", "Ylva", "Amina", "Leila", "Fatima", "Zahra", "Mei", "Ingrid", "Astrid", "Märta", "Linnea", "Ebba", "Johan", "Erik", "Lars", "Karl", "Per", "Olof", "Anders", "Nils", "Göran", "Björn", "Oskar", "Viktor", "Ali", "Omar", "Hassan", "Jonas", "Mats"]
LAST = ["Andersson", "Johansson", "Karlsson", "Nilsson", "Eriksson", "Larsson", "Olsson", "Persson", "Svensson", "Gustafsson", "Pettersson", "Jonsson", "Lindqvist", "Bergström", "Lindberg", "Åkesson", "Öberg", "Ström", "Holm", "Sjögren", "Ek", "Nyström", "Lund", "Björk", "Hedlund", "Wallin", "Söderberg", "Falk", "Isaksson", "Haddad", "Rahimi", "Nguyen", "Kowalski", "Virtanen", "Korhonen", "Hansen", "Jensen", "Dahl", "Berg", "Solberg", "Ahmadi", "Yilmaz", "Petrović", "Rossi", "Fernández"]
STREETS = ["Storgatan", "Kungsgatan", "Drottninggatan", "Sveavägen", "Hornsgatan", "Götgatan", "Odengatan", "Birger", "Jarlsgatan", "Karlavägen"]
CITIES = (("111 22", "Stockholm"), ("118 26", "Stockholm"), ("169 51", "Solna"), ("141 32", "Huddinge"), ("181 34", "Lidingö"))
PRACTITIONERS = (
    ("Karin", "Lindqvist", "Leg. läkare", "#5551CE"), ("Sara", "Åberg", "Leg. sjuksköterska", "#0E7C66"),
    ("Omar", "Haddad", "Leg. läkare", "#B4541A"), ("Julia", "Ström", "Leg. sjuksköterska", "#9B2C6F"),
    ("Elin", "Nyström", "Hudterapeut", "#2F6DB5"), ("Amina", "Rahimi", "Hudterapeut", "#6B7A1E"),
    ("Viktor", "Ek", "Leg. tandläkare", "#7A4FBF"), ("Ida", "Sjögren", "Hudterapeut", "#A8323E"),
)
ROOMS = ("Rum 1", "Rum 2", "Rum 3", "Behandlingsrum A", "Behandlingsrum B", "Laserrummet", "Konsultation", "Injektion")
CATALOGUE: dict[str, tuple[str, tuple[tuple[str, int, int, int], ...]]] = {
    "Konsultation": ("#2F6DB5", (
        ("Konsultation läkare", 500, 30, 0), ("Konsultation hudterapeut", 300, 30, 0), ("Återbesök", 200, 15, 0), ("Videokonsultation", 400, 20, 5),
    )),
    "Botulinumtoxin": ("#5551CE", (
        ("Botox panna", 1900, 30, 5), ("Botox glabella", 1900, 30, 5), ("Botox kråksparkar", 1900, 30, 5), ("Botox tre områden", 4200, 45, 5),
        ("Botox käkmuskel", 3500, 30, 5), ("Botox svettbehandling", 4900, 60, 10),
    )),
    "Fillers": ("#9B2C6F", (
        ("Läppar 0,5 ml", 2200, 45, 10), ("Läppar 1 ml", 3200, 60, 10), ("Kinder 1 ml", 3400, 45, 10), ("Haka 1 ml", 3400, 45, 10),
        ("Käklinje 2 ml", 6200, 60, 10), ("Upplösning av filler", 1500, 30, 10),
    )),
    "Hudvård": ("#0E7C66", (
        ("Klassisk ansiktsbehandling", 995, 60, 10), ("Hydrafacial", 1795, 60, 10), ("Dermapen ansikte", 1995, 60, 15), ("Dermapen hals", 1495, 45, 15),
        ("Kemisk peeling", 1295, 45, 10), ("Aknebehandling", 1095, 60, 10), ("Skinbooster", 2900, 45, 10),
    )),
    "Laser": ("#B4541A", (
        ("Hårborttagning armhålor", 795, 30, 5), ("Hårborttagning bikini", 995, 30, 5), ("Hårborttagning underben", 1495, 45, 5),
        ("Hårborttagning rygg", 1995, 60, 10), ("Kärl ansikte", 1795, 45, 10), ("Pigmentfläckar", 1495, 30, 10), ("Tatueringsborttagning", 1995, 30, 15),
    )),
    "Kropp": ("#6B7A1E", (
        ("Fettfrysning ett område", 2495, 90, 15), ("Radiofrekvens mage", 1895, 60, 10), ("Lymfmassage", 895, 60, 10), ("Kroppspeeling", 795, 45, 15),
    )),
    "Ögon och bryn": ("#7A4FBF", (
        ("Frans- och brynfärgning", 495, 30, 5), ("Brynlyft", 695, 45, 5), ("Fransförlängning", 1395, 120, 10),
    )),
    "Medicinskt": ("#A8323E", (
        ("Födelsemärkeskontroll", 900, 30, 5), ("Borttagning av födelsemärke", 2500, 45, 15), ("PRP-behandling", 3900, 60, 15),
    )),
}
"""Category → colour and services: name, price in kronor, minutes, minutes after."""
ENGLISH_NAMES = {
    "Konsultation": "Consultation", "Konsultation läkare": "Consultation with a doctor", "Konsultation hudterapeut": "Consultation with a skin therapist",
    "Återbesök": "Follow-up visit", "Videokonsultation": "Video consultation",
    "Botulinumtoxin": "Botulinum toxin", "Botox panna": "Botox forehead", "Botox glabella": "Botox glabella", "Botox kråksparkar": "Botox crow's feet",
    "Botox tre områden": "Botox three areas", "Botox käkmuskel": "Botox jaw muscle", "Botox svettbehandling": "Botox for sweating",
    "Fillers": "Fillers", "Läppar 0,5 ml": "Lips 0.5 ml", "Läppar 1 ml": "Lips 1 ml", "Kinder 1 ml": "Cheeks 1 ml", "Haka 1 ml": "Chin 1 ml",
    "Käklinje 2 ml": "Jawline 2 ml", "Upplösning av filler": "Dissolving filler",
    "Hudvård": "Skin care", "Klassisk ansiktsbehandling": "Classic facial", "Hydrafacial": "Hydrafacial", "Dermapen ansikte": "Dermapen face",
    "Dermapen hals": "Dermapen neck", "Kemisk peeling": "Chemical peel", "Aknebehandling": "Acne treatment", "Skinbooster": "Skin booster",
    "Laser": "Laser", "Hårborttagning armhålor": "Hair removal underarms", "Hårborttagning bikini": "Hair removal bikini line",
    "Hårborttagning underben": "Hair removal lower legs", "Hårborttagning rygg": "Hair removal back", "Kärl ansikte": "Blood vessels face",
    "Pigmentfläckar": "Pigment spots", "Tatueringsborttagning": "Tattoo removal",
    "Kropp": "Body", "Fettfrysning ett område": "Fat freezing one area", "Radiofrekvens mage": "Radiofrequency stomach",
    "Lymfmassage": "Lymphatic massage", "Kroppspeeling": "Body scrub",
    "Ögon och bryn": "Eyes and brows", "Frans- och brynfärgning": "Lash and brow tint", "Brynlyft": "Brow lift", "Fransförlängning": "Lash extensions",
    "Medicinskt": "Medical", "Födelsemärkeskontroll": "Mole check", "Borttagning av födelsemärke": "Mole removal", "PRP-behandling": "PRP treatment",
}
"""The English names of the categories and services in CATALOGUE."""
PRODUCTS = (
    ("Solskydd SPF 50", 389), ("Återfuktande kräm", 449), ("Rengöringsgel", 249), ("C-vitaminserum", 695), ("Retinolserum", 745),
    ("Hyaluronserum", 595), ("Peelingpads", 345), ("Lugnande mask", 295), ("Ögonkräm", 495), ("Läppbalsam", 129),
    ("Arnikagel", 169), ("Mineralpuder", 399),
)
REQUESTS = ("", "", "", "", "Vill helst ha samma behandlare som sist.", "Är lite nålrädd.", "Kommer direkt från jobbet, kan bli fem minuter sen.")
