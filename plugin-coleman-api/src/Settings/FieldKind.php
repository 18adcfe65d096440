<?php

declare(strict_types=1);

namespace Coleman\Api\Settings;

/** What sort of thing a setting is: how it is typed, and what is kept of it. */
enum FieldKind: string
{
    case Text = 'text';
    case Email = 'email';
    /** Typed as dollars, kept as cents. */
    case Money = 'money';
    /** Typed as a percentage, kept in thousandths of a percent. */
    case Percent = 'percent';
    case Whole = 'whole';
    case Toggle = 'toggle';
    /** One of the field's choices. */
    case Choice = 'choice';
    /** Any of the field's choices. */
    case Choices = 'choices';
    /** Typed as "KS, MO", kept as a list. */
    case States = 'states';
    /** Written and never shown again. */
    case Secret = 'secret';
    /** A table: rows of the field's columns. */
    case Rows = 'rows';
}
