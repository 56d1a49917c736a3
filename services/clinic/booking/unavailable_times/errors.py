"""Errors of unavailable times."""

from clinic.core.api.errors import Forbidden


class NotOwnTime(Forbidden):
    """The user, who isn't an administrator, would change the time of another practitioner."""

    code = "unavailable_time.not_own"
    en = "You can make only your own time unavailable. Ask an administrator about the time of others."
    sv = "Du kan bara göra din egen tid otillgänglig. Be en administratör om det gäller någon annans tid."
