<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

use Coleman\Api\Http\ApiError;

/** A file that is no picture that we can show; the message says why. */
final class PictureRefused extends ApiError
{
    public const CODE = 'coleman_picture_refused';

    public function __construct(string $message)
    {
        parent::__construct(self::CODE, $message, 422);
    }
}
