// Service units written for 0.16 and earlier start this file.
import './run.mjs'
