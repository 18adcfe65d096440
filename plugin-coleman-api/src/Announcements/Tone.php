<?php

declare(strict_types=1);

namespace Coleman\Api\Announcements;

/** How loud an announcement is. */
enum Tone: string
{
    case Plain = 'plain';
    /** News and offers. */
    case Notice = 'notice';
    /** What customers must know today, such as a branch that is closed. */
    case Alert = 'alert';
}
